import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { gini } from '../../indicators/concentration.ts';
import { chainsOf, holdingsOn, TOLD_HOLDERS } from '../../market/holderBook.ts';

/** In how few hands a coin lies. Shares in % of what circulates. */
export interface Concentration {
  readonly top10: number;
  readonly top50: number;
  readonly top100: number;
  /** 0–1, among the addresses that are told. */
  readonly gini: number | null;
}

let keptDay = Number.NaN;
const kept = new Map<string, Concentration>();

/** Concentration over all chains of a coin on a day; holdings are parts of the supply, so its size does not matter. */
export function concentrationOn(facts: CatalogueCoin, day: number): Concentration {
  if (day !== keptDay) {
    keptDay = day;
    kept.clear();
  }
  const known = kept.get(facts.code);
  if (known) return known;
  const made = measure(facts, day);
  kept.set(facts.code, made);
  return made;
}

function measure(facts: CatalogueCoin, day: number): Concentration {
  const shares = chainsOf(facts)
    .flatMap((part) => holdingsOn(facts, part, part.part, day))
    .map(({ quantity }) => quantity)
    .sort((a, b) => b - a)
    .slice(0, TOLD_HOLDERS);
  const top = (count: number) => shares.slice(0, count).reduce((sum, share) => sum + share, 0) * 100;
  return { top10: top(10), top50: top(50), top100: top(100), gini: gini(shares) };
}
