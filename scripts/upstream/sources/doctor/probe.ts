import type { Failure } from '../net/failure.ts';
import type { Question, SourceClient } from '../sourceClient.ts';

/** A question that tells how a source is. */
export interface Probe {
  /** What it asks for: 'spot tickers'. */
  readonly title: string;
  ask(client: SourceClient): Promise<Measured>;
}

/** What came of it. */
export interface Measured {
  /** Why nothing newer came; null: it answered as documented. */
  readonly why: Failure | null;
  /** How many rows the answer has; null where there is none, not even an older one. */
  readonly count: number | null;
  /** Time of the newest number in it, epoch ms; null where the source tells no time. */
  readonly newest: number | null;
  /** When the source last answered, epoch ms; null: never. */
  readonly answeredAt: number | null;
}

/** How an answer is measured. */
export interface Gauge<Value> {
  /** Rows; 1 for a single object. */
  count(value: Value): number;
  /** Epoch ms; null where the source tells no time. */
  newest(value: Value): number | null;
}

/** Makes a probe of a question. */
export function probe<Value>(title: string, question: Question<Value>, gauge: Gauge<Value>): Probe {
  return {
    title,
    async ask(client) {
      const known = await client.ask(question);
      const why = known.kind === 'fresh' ? null : known.why;
      if (known.kind === 'nothing') return { why, count: null, newest: null, answeredAt: null };
      const { value, at } = known;
      return { why, count: gauge.count(value), newest: gauge.newest(value), answeredAt: at };
    },
  };
}

/** A list of rows, of which each tells its time or null. */
export function rowsGauge<Row>(timeOf: (row: Row) => number | null): Gauge<readonly Row[]> {
  return {
    count: (rows) => rows.length,
    newest: (rows) =>
      rows.reduce<number | null>((newest, row) => {
        const time = timeOf(row);
        return time === null ? newest : Math.max(newest ?? time, time);
      }, null),
  };
}
