import type { CoinSnapshot } from '../../ports/coins.ts';
import { misranked, supplyDoubt, supplyDoubtInWords } from './checkedSupply.ts';
import type { CoinFacts } from './coinFacts.ts';
import type { HeldNumber } from './heldNumbers.ts';

type Unranked = Omit<CoinSnapshot, 'rank'>;

export interface Ranking {
  /** By market value with their ranks; those whose supply nobody knows, or its source contradicts, behind, unranked. */
  readonly coins: readonly CoinSnapshot[];
  /** Supplies that are held back. */
  readonly held: readonly HeldNumber[];
}

/** Ranks coins by market value, as far as their sources' own market values and ranks do not contradict it. */
export function rankCoins(coins: readonly Unranked[], facts: ReadonlyMap<string, CoinFacts>): Ranking {
  const odd = misranked(
    coins.map(({ code, marketCap }) => ({
      code,
      marketCap,
      reportedRank: facts.get(code)?.reported.rank ?? null,
    })),
  );
  const checked = coins.map((coin) => (odd.has(coin.code) ? withoutSupply(coin) : coin));
  const sorted = checked.toSorted((one, other) => (other.marketCap ?? -1) - (one.marketCap ?? -1));
  const held = coins.flatMap(({ code, price }) => {
    const own = facts.get(code);
    const doubt = odd.get(code) ?? (own ? supplyDoubt(own.reported, price) : null);
    const value = own?.reported.circulatingSupply ?? null;
    if (!own || doubt === null || value === null) return [];
    return [{ code, value, sourceNames: [own.sourceName], reason: supplyDoubtInWords(doubt) }];
  });
  return {
    coins: sorted.map((coin, index) => ({ ...coin, rank: coin.marketCap === null ? null : index + 1 })),
    held,
  };
}

function withoutSupply(coin: Unranked): Unranked {
  return { ...coin, circulatingSupply: null, marketCap: null, turnoverRate: null };
}
