import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** How a request was answered: without work, by asking the upstream, from an old answer, or not at all. */
export type Outcome = 'hit' | 'miss' | 'stale' | 'failed';

export interface Gauges {
  readonly visitors: () => number;
  readonly liveConnected: () => boolean;
  readonly breakers: () => Readonly<Record<string, string>>;
}

const OUTCOMES: readonly Outcome[] = ['hit', 'miss', 'stale', 'failed'];

/** Counters bound to their labels once, so that counting a hit costs an addition. */
function bound(counter: Counter<'outcome'>): (outcome: Outcome) => void {
  const children = new Map(OUTCOMES.map((outcome) => [outcome, counter.labels({ outcome })]));
  return (outcome) => children.get(outcome)?.inc();
}

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const pages = new Counter({
    name: 'bff_pages_total',
    help: 'Pages by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const calls = new Counter({
    name: 'bff_calls_total',
    help: 'Shared calls by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const refusals = new Counter({
    name: 'bff_refusals_total',
    help: 'Requests refused before they reached a handler',
    labelNames: ['kind'],
    registers,
  });
  const durations = new Histogram({
    name: 'bff_request_seconds',
    help: 'Requests that passed through the application, by class of status',
    labelNames: ['status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers,
  });

  return {
    registry,
    page: bound(pages),
    call: bound(calls),
    refused: (kind: string) => refusals.inc({ kind }),
    finished: (status: number, ms: number) =>
      durations.observe({ status: `${Math.floor(status / 100)}xx` }, ms / 1000),
    /** What is read off when somebody looks. */
    watch({ visitors, liveConnected, breakers }: Gauges): void {
      new Gauge({
        name: 'bff_live_visitors',
        help: 'Open live connections',
        registers,
        collect() {
          this.set(visitors());
        },
      });
      new Gauge({
        name: 'bff_live_upstream_connected',
        help: '1 while the live upstream is connected',
        registers,
        collect() {
          this.set(liveConnected() ? 1 : 0);
        },
      });
      new Gauge({
        name: 'bff_breaker_open',
        help: '1 while the calls of this upstream are held back',
        labelNames: ['upstream'],
        registers,
        collect() {
          for (const [upstream, state] of Object.entries(breakers()))
            this.set({ upstream }, state === 'closed' ? 0 : 1);
        },
      });
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
