import { LRUCache } from 'lru-cache';
import type { Candle } from '../../ports/candles.ts';

/** The end of a series that still changes, and the calls for the series. */
export interface Tail {
  /** Opening of its first candle; null before the first answer. */
  from: number | null;
  /** When it was reported, epoch ms. */
  at: number;
  candles: readonly Candle[];
  /** Settles when no call is under way; never rejects. */
  pending: Promise<void>;
}

/** Tails held at once; a dropped one is asked for again. */
const MOST = 2_000;

/** Makes the tails of all series, the least recently read ones dropped. */
export function createTails() {
  const tails = new LRUCache<string, Tail>({ max: MOST });
  return {
    of(key: string): Tail {
      const tail = tails.get(key) ?? { from: null, at: 0, candles: [], pending: Promise.resolve() };
      tails.set(key, tail);
      return tail;
    },
  };
}
