import { sum } from '@coinmirror/shared/numbers/sum.ts';
import type { Coin } from './coins.ts';

/** Sums over the ranked coins, in USD; Bitcoin's share in % of the total market value, stablecoins included. */
export function marketTotals(coins: readonly Coin[]) {
  const marketCap = sum(coins, ({ now }) => now.marketCap);
  const bitcoin = coins.find(({ facts }) => facts.code === 'bitcoin');
  return {
    marketCap,
    volume24h: sum(coins, ({ now }) => now.volume24h),
    riseCount: coins.filter(({ now }) => (now.change24h ?? 0) > 0).length,
    fallCount: coins.filter(({ now }) => (now.change24h ?? 0) < 0).length,
    btcShare: bitcoin && marketCap > 0 ? ((bitcoin.now.marketCap ?? 0) / marketCap) * 100 : null,
  };
}
