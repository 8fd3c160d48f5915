import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { DOLLAR_COINS } from '../../catalogue/dollarCoins.ts';
import type { CoinSnapshot } from '../../ports/coins.ts';
import type { Coin } from './coins.ts';

/**
 * Sums over the ranked coins, in USD; in % Bitcoin's share of the total market value, stablecoins included, and the change
 * of that value in 24 h. Each trade is counted once.
 */
export function marketTotals(coins: readonly Coin[]) {
  const marketCap = sum(coins, ({ now }) => now.marketCap);
  const bitcoin = coins.find(({ facts }) => facts.code === 'bitcoin');
  return {
    marketCap,
    capChange24h: capChange(coins.map(({ now }) => now)),
    volume24h: sum(
      coins.filter(({ facts }) => !DOLLAR_COINS.has(facts.code)),
      ({ now }) => now.volume24h,
    ),
    riseCount: coins.filter(({ now }) => (now.change24h ?? 0) > 0).length,
    fallCount: coins.filter(({ now }) => (now.change24h ?? 0) < 0).length,
    btcShare: bitcoin && marketCap > 0 ? ((bitcoin.now.marketCap ?? 0) / marketCap) * 100 : null,
  };
}

/**
 * The change of what coins are worth together in 24 h, in %, of those whose value and change are known; null of none. A
 * change by −100 % or more is an error of its source.
 */
export function capChange(quotes: readonly Pick<CoinSnapshot, 'marketCap' | 'change24h'>[]): number | null {
  let before = 0;
  let now = 0;
  for (const { marketCap, change24h } of quotes) {
    if (marketCap === null || change24h === null || change24h <= -100) continue;
    now += marketCap;
    before += marketCap / (1 + change24h / 100);
  }
  return before > 0 ? (now / before - 1) * 100 : null;
}
