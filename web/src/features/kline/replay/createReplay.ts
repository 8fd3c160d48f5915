import type { BarSource } from '#charts/klinecharts/createBarLoader.ts';
import type { CandlePoint } from '#charts/klinecharts/toKLineData.ts';

/** Candles asked for ahead at a time. */
const AHEAD = 500;
const MINUTE = 60_000;

/** The past, candle by candle. */
export interface Replay {
  /** For the chart: history up to where the replay stands, and each candle as it comes. */
  readonly source: BarSource;
  /** Brings the next candle; null once the newest is shown. Rejects when it cannot be had. */
  readonly step: () => Promise<CandlePoint | null>;
}

/** A replay of a source from an instant on (epoch ms): the first candle that is not shown yet opens after it. */
export function createReplay(base: BarSource, from: number, minutes: number): Replay {
  let last = from;
  let ahead: readonly CandlePoint[] = [];
  let tell: ((candle: CandlePoint) => void) | null = null;
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
        tell = onCandle;
        return () => {
          tell = null;
        };
      },
    },
    async step() {
      if (ahead.length === 0) await fetchAhead();
      const [next, ...rest] = ahead;
      if (!next) return null;
      ahead = rest;
      last = next.time;
      tell?.(next);
      return next;
    },
  };
}
