import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import type {
  ChainDay,
  ChainsQuery,
  HeldChain,
  HoldersPort,
  Holding,
  LargestQuery,
} from '../../ports/holders.ts';
import { type ChainPart, chainPartsOf } from '../coins/chainParts.ts';
import { contractUseOf } from '../coins/contractUse.ts';
import { chainHolderCounts, holderCount } from '../coins/holderCount.ts';
import { addressOf, type HeldPlace, holdingsOn } from '../coins/holderIndex.ts';
import { largestShares } from '../coins/holderShares.ts';
import type { ListedCoin, World } from '../market/world.ts';
import { factsOf } from './facts.ts';

const LARGEST = 10;
/** The ten largest holders of a chain are among this many by weight. */
const ENOUGH_FOR_TEN = 40;

/** Simulated holders. Past supply is taken to be the current one. */
export function holdersPort(world: World): HoldersPort {
  const { provenance } = world;
  return {
    provenance,
    async counts(codes, times) {
      return codes.map((code) => {
        const facts = factsOf(code);
        return times.map((time) => facts && holderCount(facts, time));
      });
    },
    async chains(query) {
      const coin = await world.coin(query.code);
      return coin ? chainsOf(coin, query) : [];
    },
    async largest(query) {
      const coins = await Promise.all(query.codes.map((code) => world.coin(code)));
      return new Map(coins.flatMap((coin) => (coin ? [[coin.facts.code, largestOf(coin, query)]] : [])));
    },
    shares: sharesOfDay(),
  };
}

function chainsOf({ facts, now }: ListedCoin, { times, chain }: ChainsQuery): readonly HeldChain[] {
  const counts = times.map((time) => chainHolderCounts(facts, time));
  return chainPartsOf(facts).flatMap((part, place) => {
    if (chain !== null && part.chain !== chain) return [];
    const supply = (now.circulatingSupply ?? 0) * part.part;
    const days = times.map(
      (time, at): ChainDay => ({
        addresses: counts[at]?.[place] ?? null,
        largest: tenLargest(facts, part, supply, time),
      }),
    );
    return [{ chain: part.chain, share: part.part, days }];
  });
}

function tenLargest(facts: CatalogueCoin, part: ChainPart, supply: number, time: number): readonly number[] {
  return holdingsOn(facts, part, supply, time, ENOUGH_FOR_TEN)
    .slice(0, LARGEST)
    .map(({ quantity }) => quantity);
}

function largestOf(
  { facts, now }: ListedCoin,
  { times, count, chain }: LargestQuery,
): readonly (readonly Holding[])[] {
  const supply = now.circulatingSupply;
  if (supply === null) return times.map(() => []);
  const parts = chainPartsOf(facts).filter((part) => chain === null || part.chain === chain);
  return times.map((time) =>
    parts.flatMap((part) =>
      holdingsOn(facts, part, supply * part.part, time, count).map((place) => reported(facts, place)),
    ),
  );
}

function reported(facts: CatalogueCoin, place: HeldPlace): Holding {
  const { chain, kind, exchange, quantity } = place;
  return {
    chain,
    address: addressOf(place),
    kind,
    exchange: exchange?.code ?? null,
    use: contractUseOf(facts, place),
    quantity,
  };
}

/** Computes shares once per day and coin. */
function sharesOfDay(): HoldersPort['shares'] {
  let storedDay = Number.NaN;
  const cached = new Map<string, readonly number[]>();
  return async (codes, time) => {
    if (time !== storedDay) {
      storedDay = time;
      cached.clear();
    }
    return new Map(
      codes.flatMap((code) => {
        const facts = factsOf(code);
        if (!facts) return [];
        const shares = cached.get(code) ?? largestShares(facts, time);
        cached.set(code, shares);
        return [[code, shares] as const];
      }),
    );
  };
}
