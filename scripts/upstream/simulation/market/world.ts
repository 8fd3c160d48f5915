import type { Provenance } from '@coinmirror/shared/contract/provenance.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import type { CoinSnapshot } from '../../ports/coins.ts';
import type { SimulatedMarket } from './source.ts';

/** A coin and its current snapshot. */
export interface ListedCoin {
  readonly facts: CatalogueCoin;
  readonly now: CoinSnapshot;
}

/** Inputs of the simulated ports. */
export interface World {
  readonly market: SimulatedMarket;
  /** Provenance of every simulated port. */
  readonly provenance: Provenance;
  /** Coins that are in both the catalogue and the market, in the market's order, as of the last cycle. */
  coins(): Promise<readonly ListedCoin[]>;
  /** One coin by its code; null if there is none (yet). */
  coin(code: string): Promise<ListedCoin | null>;
}

const factsByCode = new Map(coinCatalogue.map((facts) => [facts.code, facts]));

/** Joins the market's coins to the catalogue, once a cycle. */
export function createWorld(market: SimulatedMarket): World {
  const joined = new WeakMap<readonly CoinSnapshot[], ReadonlyMap<string, ListedCoin>>();

  async function coinsByCode(): Promise<ReadonlyMap<string, ListedCoin>> {
    const snapshots = await market.coins();
    const known = joined.get(snapshots) ?? byCode(snapshots);
    joined.set(snapshots, known);
    return known;
  }

  return {
    market,
    provenance: { kind: 'simulated', name: '' },
    coins: async () => [...(await coinsByCode()).values()],
    coin: async (code) => (await coinsByCode()).get(code) ?? null,
  };
}

function byCode(snapshots: readonly CoinSnapshot[]): ReadonlyMap<string, ListedCoin> {
  return new Map(
    snapshots.flatMap((now) => {
      const facts = factsByCode.get(now.code);
      return facts ? [[facts.code, { facts, now }] as const] : [];
    }),
  );
}
