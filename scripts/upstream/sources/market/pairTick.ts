import type { Tick } from '../../ports/ticks.ts';
import type { MarketSnapshot, VenuePair } from './marketSnapshot.ts';
import { turnover } from './ownPairs.ts';

/** What a pair costs in a cycle, in its quote; null where its coin is not listed. */
export function pairTick({ at, coinOf }: MarketSnapshot, pair: VenuePair): Tick | null {
  const coin = coinOf.get(pair.coinCode);
  if (!coin) return null;
  const { last, open24h, openUtc8, openUtc0 } = pair.ticker;
  const since = (open: number | null) => (open === null ? null : (last / open - 1) * 100);
  return {
    code: pair.tickerId,
    time: at,
    price: last,
    change24h: since(open24h),
    // Where the venue reports no opening, the coin's own change stands: a pair follows its coin.
    changeUtc8: since(openUtc8) ?? coin.changeUtc8,
    changeUtc0: since(openUtc0) ?? coin.changeUtc0,
    volume24h: turnover(pair),
  };
}
