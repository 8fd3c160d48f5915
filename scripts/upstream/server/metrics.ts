import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Alerting } from '../community/alerting/alerting.ts';
import type { Sources } from '../ports/sources.ts';
import type { SocketStatus, SourceStatus } from '../ports/status.ts';
import type { ScheduledBackups } from './backUpOften.ts';

export interface UpstreamMetricsOptions {
  readonly sources: Pick<Sources, 'clock' | 'status'>;
  readonly alerting: Pick<Alerting, 'figures'>;
  /** null: none are made. */
  readonly backups: ScheduledBackups | null;
  /** Epoch ms. */
  readonly now: () => number;
}

/** A figure of each source or socket; null where it has none, so that no series pretends to be 0. */
interface Figure<Row> {
  readonly name: string;
  readonly help: string;
  value(row: Row, now: number): number | null;
}

const age = (at: number | null, now: number) => (at === null ? null : Math.max(0, now - at) / 1_000);

const OF_SOURCES: readonly Figure<SourceStatus>[] = [
  {
    name: 'upstream_source_well',
    help: '1 while the source answers, 0 while it is late, failing or paused; none for one that is off or not asked yet',
    value: ({ state }) => (state === 'off' || state === 'waiting' ? null : Number(state === 'well')),
  },
  {
    name: 'upstream_source_answer_age_seconds',
    help: 'Age of the newest good answer',
    value: ({ state, answeredAt }, now) => (state === 'off' ? null : age(answeredAt, now)),
  },
  {
    name: 'upstream_source_failures',
    help: 'Failures since the last good answer',
    value: ({ failures }) => failures,
  },
  {
    name: 'upstream_source_budget_left',
    help: 'Calls, or weight, that may be spent now',
    value: ({ budget }) => budget?.now ?? null,
  },
  {
    name: 'upstream_source_budget_burst',
    help: 'Calls, or weight, that may be spent at most at once',
    value: ({ budget }) => budget?.burst ?? null,
  },
  {
    name: 'upstream_source_month_calls_left',
    help: 'Calls left in this month, of sources that count them',
    value: ({ budget }) => budget?.month ?? null,
  },
  {
    name: 'upstream_source_quarantined_subjects',
    help: 'Pairs, coins and series of the source that are held back',
    value: ({ quarantined }) => quarantined.length,
  },
];

const OF_SOCKETS: readonly Figure<SocketStatus>[] = [
  {
    name: 'upstream_socket_connected',
    help: '1 while the socket is connected; none for one that is off',
    value: ({ state }) => (state === 'off' ? null : Number(state === 'connected')),
  },
  {
    name: 'upstream_socket_message_age_seconds',
    help: 'Age of the newest message',
    value: ({ state, heardAt }, now) => (state === 'off' ? null : age(heardAt, now)),
  },
];

/** Makes the figures of an upstream, which are computed when they are read. */
export function createUpstreamMetrics({ sources, backups, alerting, now }: UpstreamMetricsOptions): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  /** Nothing where the sources cannot tell: the other figures are read all the same. */
  const reported = async <Row>(rows: Promise<readonly Row[]> | undefined) => rows?.catch(() => null) ?? null;

  function each<Row extends { readonly name: string }>(
    label: 'source' | 'socket',
    figures: readonly Figure<Row>[],
    read: () => Promise<readonly Row[]> | undefined,
  ): void {
    for (const { name, help, value } of figures) {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        async collect() {
          const rows = await reported(read());
          this.reset();
          for (const row of rows ?? []) {
            const figure = value(row, now());
            if (figure !== null) this.set({ [label]: row.name }, figure);
          }
        },
      });
    }
  }

  function single(name: string, help: string, read: () => number | null | Promise<number | null>): void {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const figure = await read();
        if (figure === null) this.remove();
        else this.set(figure);
      },
    });
  }

  each('source', OF_SOURCES, () => sources.status?.rows());
  each('socket', OF_SOCKETS, () => sources.status?.sockets());
  single('upstream_sources_answer', '1 while the sources can be asked how they are', async () =>
    Number((await reported(sources.status?.rows())) !== null),
  );
  single(
    'upstream_market_beat_age_seconds',
    'Age of the market that answers show',
    () => Math.max(0, sources.clock.exact() - sources.clock.now()) / 1_000,
  );
  single('upstream_alert_rules', 'Alerts of accounts with a channel', () => alerting.figures().rules);
  single('upstream_alert_messages_waiting', 'Messages to be sent', () => alerting.figures().waiting);
  new Gauge({
    name: 'upstream_alert_messages',
    help: 'Messages since the start, by what became of them',
    labelNames: ['outcome'],
    registers,
    collect() {
      for (const [outcome, count] of Object.entries(alerting.figures().counts)) this.set({ outcome }, count);
    },
  });
  if (backups !== null) {
    single('upstream_backup_age_seconds', 'Age of the newest complete backup', () =>
      age(backups.newest(), now()),
    );
    single('upstream_backup_failures', 'Backups since the start that came to nothing', backups.failures);
  }
  return registry;
}
