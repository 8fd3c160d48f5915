import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** How a request was answered: from a cache, by asking the upstream, from a stale answer, or not at all. */
export type Outcome = 'hit' | 'miss' | 'stale' | 'failed';

export interface Gauges {
  readonly visitors: () => number;
  readonly liveConnected: () => boolean;
  readonly breakers: () => Readonly<Record<string, string>>;
}

/** Counts in a plain object, so that a hit costs one addition; copied to the counter when metrics are read. */
function tally(name: string, help: string, registers: Registry[]): (outcome: Outcome) => void {
  const counts: Record<Outcome, number> = { hit: 0, miss: 0, stale: 0, failed: 0 };
  new Counter({
    name,
    help,
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(counts)) this.inc({ outcome }, count);
    },
  });
  return (outcome) => {
    counts[outcome] += 1;
  };
}

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

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
    page: tally('bff_pages_total', 'Pages by outcome', registers),
    call: tally('bff_calls_total', 'Shared calls by outcome', registers),
    refused: (kind: string) => refusals.inc({ kind }),
    finished: (status: number, ms: number) =>
      durations.observe({ status: `${Math.floor(status / 100)}xx` }, ms / 1000),
    /** Gauges that are computed when metrics are read. */
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
