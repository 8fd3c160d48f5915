import type { BarSource } from '#charts/klinecharts/createBarLoader.ts';
import type { CandlePoint } from '#charts/klinecharts/toKLineData.ts';

/** Candles prefetched at a time. */
const AHEAD = 500;
const MINUTE = 60_000;

/** A replay of past candles, one by one. */
export interface Replay {
  /** For the chart: history up to the replay's position, and each candle as it comes. */
  readonly source: BarSource;
  /** Shows the next candle; null once the newest is shown. Rejects when it cannot be loaded. */
  readonly step: () => Promise<CandlePoint | null>;
}

/** Replays a source from a time on (epoch ms): the first candle that is not shown yet opens after it. */
export function createReplay(base: BarSource, from: number, minutes: number): Replay {
  let last = from;
  let ahead: readonly CandlePoint[] = [];
  let emitCandle: ((candle: CandlePoint) => void) | null = null;
  const { signal } = new AbortController();

  async function fetchAhead() {
    const before = last + AHEAD * minutes * MINUTE;
    const candles = await base.load({ before, limit: AHEAD, signal });
    ahead = candles.filter(({ time }) => time > last);
  }

  return {
    source: {
      load: ({ before, ...query }) => base.load({ ...query, before: before ?? from + 1 }),
      follow(onCandle) {
        emitCandle = onCandle;
        return () => {
          emitCandle = null;
        };
      },
    },
    async step() {
      if (ahead.length === 0) await fetchAhead();
      const [next, ...rest] = ahead;
      if (!next) return null;
      ahead = rest;
      last = next.time;
      emitCandle?.(next);
      return next;
    },
  };
}
