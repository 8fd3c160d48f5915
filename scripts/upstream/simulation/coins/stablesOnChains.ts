import { sum } from '@coinmirror/shared/numbers/sum.ts';
import type { StablesOnChains } from '../../ports/stables.ts';
import type { ListedCoin, World } from '../market/world.ts';
import { createDaysOnChains } from './daysOnChains.ts';

/** Chains that are named; the others are what is left of the whole. */
const NAMED = 8;

/**
 * What stablecoins are worth by chain: units of the day at the price of now, so that a change is what was issued there and
 * the last instant is the market value of the list.
 */
export function createStablesOnChains(
  world: World,
): (coin: string | null, times: readonly number[]) => Promise<StablesOnChains> {
  const dayOf = createDaysOnChains();

  return async (code, times) => {
    const coins = (await world.coins()).filter(
      ({ facts: { code: own, peg }, now }) =>
        (peg === 'usd' || peg === 'eur') && now.marketCap !== null && (code === null || own === code),
    );
    const worths = times.map((time) => worthOf(coins, time, dayOf));
    const last = worths.at(-1)?.byChain ?? new Map<string, number>();
    const names = [...last]
      .filter(([name]) => name !== '其他')
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, NAMED)
      .map(([name]) => name);
    return {
      totals: worths.map(({ total }) => total),
      chains: names.map((name) => ({ name, usd: worths.map(({ byChain }) => byChain.get(name) ?? null) })),
    };
  };
}

function worthOf(coins: readonly ListedCoin[], time: number, dayOf: ReturnType<typeof createDaysOnChains>) {
  const byChain = new Map<string, number>();
  const worths = coins.flatMap((coin) => {
    const day = dayOf(coin.facts, time);
    if (day === null) return [];
    const usd = day.units * coin.now.price;
    for (const [at, chain] of day.chains.entries()) {
      const share = day.shares[at] ?? 0;
      if (share > 0) byChain.set(chain, (byChain.get(chain) ?? 0) + (usd * share) / 100);
    }
    return [usd];
  });
  return { total: worths.length === 0 ? null : sum(worths, (usd) => usd), byChain };
}
