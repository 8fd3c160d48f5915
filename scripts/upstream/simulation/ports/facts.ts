import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';

const factsByCode: ReadonlyMap<string, CatalogueCoin> = new Map(
  coinCatalogue.map((facts) => [facts.code, facts]),
);

/** A catalogue coin by its code, listed or not; null if there is none. */
export function factsOf(code: string): CatalogueCoin | null {
  return factsByCode.get(code) ?? null;
}
