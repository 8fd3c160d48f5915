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

type Valued = Pick<CoinSnapshot, 'marketCap' | 'change24h'>;

/**
 * The change of what coins are worth together in 24 h, in %, of those whose value and change are known; null of none. A
 * change by −100 % or more is an error of its source.
 */
export function capChange(quotes: readonly Valued[]): number | null {
  const before = valueBefore(quotes);
  return before > 0 ? (sum(quotes, valueMoved) / before) * 100 : null;
}

/** What coins were worth together 24 h ago, USD, of those whose value and change are known. */
export function valueBefore(quotes: readonly Valued[]): number {
  return sum(quotes, (quote) => moveOf(quote)?.before ?? 0);
}

/** How much more a coin is worth than 24 h ago, USD; 0 where that is not known. */
export function valueMoved(quote: Valued): number {
  return moveOf(quote)?.moved ?? 0;
}

function moveOf({
  marketCap,
  change24h,
}: Valued): { readonly before: number; readonly moved: number } | null {
  if (marketCap === null || change24h === null || change24h <= -100) return null;
  const before = marketCap / (1 + change24h / 100);
  return { before, moved: marketCap - before };
}
