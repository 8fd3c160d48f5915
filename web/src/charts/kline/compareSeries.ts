import type { BarSource } from '../candles/createBarLoader.ts';

const BATCH = 500;
/** Stretches that are fetched for one question at most: a chart that was scrolled far has them already, or asks again. */
const MOST_TURNS = 10;
/** Candles that may have begun since the newest was asked for. */
const NEWEST = 20;
/** The newest close is asked for again after so long, ms. */
const FRESH = 10_000;

export interface CompareSeries {
  /** Fetches what is missing back to an instant, and the newest candle where it has grown old. Never rejects. */
  readonly reach: (time: number) => Promise<void>;
  /** The close of the candle that opens at each time, or of the last one before; null before the first. */
  readonly closesAt: (times: readonly number[]) => readonly (number | null)[];
}

/** The closes of a source, fetched as far back as they are asked for. */
export function createCompareSeries(source: BarSource, now: () => number = Date.now): CompareSeries {
  const closes = new Map<number, number>();
  const { signal } = new AbortController();
  let earliest: number | null = null;
  let isWhole = false;
  let newestAt = 0;
  let pending: Promise<void> = Promise.resolve();

  async function fetchBefore(before: number | null, limit: number) {
    const candles = await source.load({ before, limit, signal });
    for (const { time, close } of candles) closes.set(time, close);
    const first = candles[0]?.time;
    if (first !== undefined) earliest = Math.min(first, earliest ?? first);
    if (before !== null && candles.length < limit) isWhole = true;
  }

  async function extend(time: number) {
    if (now() - newestAt > FRESH) {
      await fetchBefore(null, earliest === null ? BATCH : NEWEST);
      newestAt = now();
    }
    for (let turn = 0; turn < MOST_TURNS && !isWhole && (earliest ?? 0) > time; turn += 1)
      await fetchBefore(earliest, BATCH);
  }

  return {
    // One question after the other; one that fails leaves what is known, and the next redraw asks again.
    reach: (time) => {
      pending = pending.then(() => extend(time)).catch(() => undefined);
      return pending;
    },
    closesAt(times) {
      const known = [...closes].sort(([one], [other]) => one - other);
      let place = -1;
      return times.map((time) => {
        while ((known[place + 1]?.[0] ?? Number.POSITIVE_INFINITY) <= time) place += 1;
        return known[place]?.[1] ?? null;
      });
    },
  };
}
