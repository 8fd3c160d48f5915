import type { CatalogueCoin } from '../catalogue/catalogueCoin.ts';
import { coinCatalogue } from '../catalogue/coinCatalogue.ts';
import { conceptCatalogue } from '../catalogue/conceptCatalogue.ts';
import type { CoinSnapshot, MarketSource } from '../source.ts';

/** A coin with what it is worth now. */
export interface Coin {
  readonly facts: CatalogueCoin;
  readonly now: CoinSnapshot;
}

const factsByCode: ReadonlyMap<string, CatalogueCoin> = new Map(
  coinCatalogue.map((facts) => [facts.code, facts]),
);
const conceptNames: ReadonlyMap<string, string> = new Map(conceptCatalogue.map(({ id, name }) => [id, name]));

/** Every coin that is both in the catalogue and in the market, in the market's order (unranked last). */
export async function coinsNow(market: MarketSource): Promise<readonly Coin[]> {
  const snapshots = await market.coins();
  return snapshots.flatMap((now) => {
    const facts = factsByCode.get(now.code);
    return facts ? [{ facts, now }] : [];
  });
}

/** The coins of the ranking, in rank order. */
export function rankedCoins(coins: readonly Coin[]): Coin[] {
  return coins.filter(({ facts }) => facts.standing === 'ranked');
}

/** One coin by its code, null when there is none. */
export async function findCoin(market: MarketSource, code: string): Promise<Coin | null> {
  return (await coinsNow(market)).find(({ facts }) => facts.code === code) ?? null;
}

/** The sectors of a coin, with their names. */
export function conceptTagsOf(facts: CatalogueCoin): { id: string; name: string }[] {
  return facts.conceptIds.flatMap((id) => {
    const name = conceptNames.get(id);
    return name === undefined ? [] : [{ id, name }];
  });
}
