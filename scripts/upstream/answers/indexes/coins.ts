import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { type CatalogueConcept, conceptCatalogue } from '../../catalogue/conceptCatalogue.ts';
import type { CoinSnapshot } from '../../ports/coins.ts';
import type { Sources } from '../../ports/sources.ts';

/** A coin with its current snapshot. */
export interface Coin {
  readonly facts: CatalogueCoin;
  readonly now: CoinSnapshot;
}

const factsByCode: ReadonlyMap<string, CatalogueCoin> = new Map(
  coinCatalogue.map((facts) => [facts.code, facts]),
);
const conceptsById: ReadonlyMap<string, CatalogueConcept> = new Map(
  conceptCatalogue.map((concept) => [concept.id, concept]),
);

/** Every coin that is in both the catalogue and the market, in the market's order (unranked last). */
export async function coinsNow(sources: Sources): Promise<readonly Coin[]> {
  const snapshots = await sources.coins.all();
  return snapshots.flatMap((now) => {
    const facts = factsByCode.get(now.code);
    return facts ? [{ facts, now }] : [];
  });
}

/** The coins of the ranking, in rank order. */
export function rankedCoins(coins: readonly Coin[]): Coin[] {
  return coins.filter(({ facts }) => facts.standing === 'ranked');
}

/** One coin by its code, null if there is none. */
export async function findCoin(sources: Sources, code: string): Promise<Coin | null> {
  return (await coinsNow(sources)).find(({ facts }) => facts.code === code) ?? null;
}

/** The sectors of a coin, in menu order. */
export function conceptsOfCoin(facts: CatalogueCoin): readonly CatalogueConcept[] {
  return facts.conceptIds.flatMap((id) => conceptsById.get(id) ?? []);
}

/** States of a coin whose blocks still produce coins, by work or by stake. */
const PRODUCING: ReadonlySet<string> = new Set(['可挖矿', '质押产出']);

/** Whether new coins can still be mined or staked for. */
export function isMineable(facts: CatalogueCoin): boolean {
  return facts.mining !== null && PRODUCING.has(facts.mining.state);
}

/** Maximum supply, else total supply; never less than the circulating one. null if both are unknown. */
export function fullSupply({ facts, now }: Coin): number | null {
  const known = facts.maxSupply ?? facts.totalSupply;
  return known === null ? null : Math.max(known, now.circulatingSupply ?? 0);
}
