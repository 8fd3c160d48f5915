import type { CoinSnapshot } from '../../ports/coins.ts';

/** A coin of a test, of which only what the test is about is reported. */
export function aCoin(reported: Partial<CoinSnapshot> & Pick<CoinSnapshot, 'code'>): CoinSnapshot {
  const price = reported.price ?? 1;
  return {
    rank: 1,
    price,
    changeUtc8: 0,
    changeUtc0: 0,
    change24h: 0,
    change1h: 0,
    change7d: 0,
    high24h: price,
    low24h: price,
    volume24h: 0,
    circulatingSupply: null,
    marketCap: null,
    turnoverRate: null,
    allTimeHigh: price,
    allTimeHighAt: 0,
    allTimeLow: price,
    allTimeLowAt: 0,
    drawdown: 0,
    sparkline: [],
    ...reported,
  };
}
