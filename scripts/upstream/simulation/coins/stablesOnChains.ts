import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { createMemo } from '../../mechanisms/memo.ts';
import type { ChainShare, StablesOnChains } from '../../ports/stables.ts';
import type { ListedCoin, World } from '../market/world.ts';
import { chainSharesAt } from '../supply/chainShares.ts';
import { stableIssueAt } from '../supply/stableIssue.ts';

/** Chains that are named; the others are what is left of the whole. */
const NAMED = 8;

/** Units of a coin on a day, and where they are. */
interface DayOnChains {
  readonly units: number;
  readonly shares: readonly ChainShare[];
}

/**
 * What stablecoins are worth by chain: units of the day at the price of now, so that a change is what was issued there and
 * the last instant is the market value of the list. Days are kept: they never change.
 */
export function createStablesOnChains(
  world: World,
): (coin: string | null, times: readonly number[]) => Promise<StablesOnChains> {
  const days = createMemo<string, DayOnChains | null>();
  const dayOf = ({ facts }: ListedCoin, time: number) => {
    const day = Math.floor(time / DAY) * DAY;
    return days.of(`${facts.code} ${day}`, day, () => {
      const units = stableIssueAt(facts, day);
      return units === null ? null : { units, shares: chainSharesAt(facts.code, day) };
    });
  };

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

function worthOf(
  coins: readonly ListedCoin[],
  time: number,
  dayOf: (coin: ListedCoin, time: number) => DayOnChains | null,
) {
  const byChain = new Map<string, number>();
  const worths = coins.flatMap((coin) => {
    const day = dayOf(coin, time);
    if (day === null) return [];
    const usd = day.units * coin.now.price;
    for (const { chain, share } of day.shares)
      if (share > 0) byChain.set(chain, (byChain.get(chain) ?? 0) + (usd * share) / 100);
    return [usd];
  });
  return { total: worths.length === 0 ? null : sum(worths, (usd) => usd), byChain };
}
