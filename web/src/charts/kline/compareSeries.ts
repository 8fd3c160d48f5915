import { nextReference, pairPrecision } from '@coinmirror/shared/kline/pairPrecision.ts';
import type { BarSource } from '../klinecharts/createBarLoader.ts';

const BATCH = 500;
/** Maximum number of batches fetched per request: a chart scrolled far back has them already, or asks again. */
const MOST_TURNS = 10;
/** Candles that may have opened since the newest was fetched. */
const NEWEST = 20;
/** How long the newest close stays fresh, ms. */
const FRESH = 10_000;

export interface CompareSeries {
  /** Fetches what is missing back to a time, and the newest candle when it is stale. Never rejects. */
  readonly reach: (time: number) => Promise<void>;
  /** The close of the candle opening at each time, or of the last one before; null before the first. */
  readonly closesAt: (times: readonly number[]) => readonly (number | null)[];
  /** How many fetches have completed: with the same count, the closes are the same. */
  readonly fetches: () => number;
  /** Decimals of its prices at a newest close; they stay while the series is shown. */
  readonly placesAt: (close: number | null) => number;
}

/** The closes of a source, loaded as far back as they are asked for. */
export function createCompareSeries(source: BarSource, now: () => number = Date.now): CompareSeries {
  const closes = new Map<number, number>();
  const { signal } = new AbortController();
  /** The contents of `closes`, oldest first; null when it must be sorted again. */
  let ordered: readonly (readonly [time: number, close: number])[] | null = null;
  let fetches = 0;
  let earliest: number | null = null;
  let reference: number | null = null;
  let isComplete = false;
  let newestAt = 0;
  let pending: Promise<void> = Promise.resolve();

  async function fetchBefore(before: number | null, limit: number) {
    const candles = await source.load({ before, limit, signal });
    for (const { time, close } of candles) closes.set(time, close);
    ordered = null;
    fetches += 1;
    const first = candles[0]?.time;
    if (first !== undefined) earliest = Math.min(first, earliest ?? first);
    if (before !== null && candles.length < limit) isComplete = true;
  }

  async function extend(time: number) {
    if (now() - newestAt > FRESH) {
      await fetchBefore(null, earliest === null ? BATCH : NEWEST);
      newestAt = now();
    }
    for (let turn = 0; turn < MOST_TURNS && !isComplete && (earliest ?? 0) > time; turn += 1)
      await fetchBefore(earliest, BATCH);
  }

  return {
    // Requests run one after the other. A failed one keeps what is known, and the next redraw asks again.
    reach: (time) => {
      pending = pending.then(() => extend(time)).catch(() => undefined);
      return pending;
    },
    placesAt(close) {
      reference = nextReference(reference, close);
      return pairPrecision(reference);
    },
    closesAt(times) {
      ordered ??= [...closes].sort(([one], [other]) => one - other);
      const known = ordered;
      let place = lastUntil(known, times[0] ?? 0);
      return times.map((time) => {
        while ((known[place + 1]?.[0] ?? Number.POSITIVE_INFINITY) <= time) place += 1;
        return known[place]?.[1] ?? null;
      });
    },
    fetches: () => fetches,
  };
}

/** Index of the last entry that opens at or before a time; -1 where all open later. */
function lastUntil(known: readonly (readonly [time: number, close: number])[], time: number): number {
  let [low, high] = [0, known.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((known[middle]?.[0] ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
