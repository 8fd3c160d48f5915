import { poolChainCodeOf } from '@coinmirror/shared/content/defi/poolChains.ts';
import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { DAY, HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import { WRAPPED_NATIVES } from '../../catalogue/contracts.ts';
import { findExchange } from '../../catalogue/exchangeCatalogue.ts';
import type { DexPool } from '../../ports/dexPools.ts';
import type { ListedCoin } from '../market/world.ts';
import { addressOn } from '../random/addresses.ts';
import { wander } from '../random/wander.ts';
import { type PriceAt, poolChanges, poolFdv, poolTrades } from './poolNumbers.ts';
import { STANDING_PART, tokenOn } from './poolPlaces.ts';

/** ms in which one pool is created, and how many of the youngest are listed. */
const SLOT = 11 * MINUTE;
const LISTED = 60;
/** Where pools are created, in parts of 10, and by which exchange. */
const BIRTHPLACES: readonly (readonly [dex: string, chain: string, parts: number])[] = [
  ['raydium', 'Solana', 5],
  ['pancakeswap', 'BNB Chain', 2],
  ['aerodrome', 'Base', 2],
  ['uniswap', 'Ethereum', 1],
];
const PARTS = sum(BIRTHPLACES, ([, , parts]) => parts);
/** USD that are put into a new pool, and what is traded of it in a day, times: from, to. */
const DEPOSIT = [2_500, 900_000] as const;
const TURNOVER = [0.2, 40] as const;
/** ms in which trade in a new pool gets going. */
const WARMING = 3 * HOUR;

interface NewPools {
  readonly coins: readonly ListedCoin[];
  readonly time: number;
  readonly priceAt: PriceAt;
  /** USD that an exchange trades on a chain in 24 h. */
  readonly tradedOn: (dex: string, chain: string) => number;
}

/** The youngest pools, the youngest first: one of each slot of the clock, for a coin that the market has already. */
export function newPools({ coins, time, priceAt, tradedOn }: NewPools): readonly DexPool[] {
  const tokens = new Map(BIRTHPLACES.map(([, chain]) => [chain, tokensOn(chain, coins)]));
  const slot = Math.floor(time / SLOT);
  const made = Array.from({ length: LISTED }, (_, at) => madeIn(slot - at, tokens)).flatMap((one) =>
    one === null || one.createdAt > time ? [] : { ...one, wished: wishedVolume(one, time) },
  );
  const wishes = Map.groupBy(made, ({ dex, chain }) => `${dex} ${chain}`);
  return made.map((one) => {
    const wished = sum(wishes.get(`${one.dex} ${one.chain}`) ?? [], (other) => other.wished);
    const most = tradedOn(one.dex, one.chain) * (1 - STANDING_PART);
    const volume = Math.floor(one.wished * (wished > most ? most / wished : 1));
    return poolOf(one, { volume, time, priceAt });
  });
}

/** Tokens of a chain in the order of their codes, which no price changes. */
function tokensOn(chain: string, coins: readonly ListedCoin[]): readonly ListedCoin[] {
  const native = WRAPPED_NATIVES[chain]?.code;
  return coins
    .filter((coin) => coin.facts.code !== native && coin.facts.peg === null && tokenOn(chain, coin) !== null)
    .toSorted((one, other) => (one.facts.code < other.facts.code ? -1 : 1));
}

interface Made {
  readonly key: number;
  readonly createdAt: number;
  readonly dex: string;
  readonly chain: string;
  readonly coin: ListedCoin;
}

function madeIn(slot: number, tokens: ReadonlyMap<string, readonly ListedCoin[]>): Made | null {
  const key = keyOf(`new-pool-${slot}`, 0);
  const createdAt = Math.floor((slot + uniform(key, 0)) * SLOT);
  const [dex, chain] = birthplace(uniform(key, 1) * PARTS);
  const own = (tokens.get(chain) ?? []).filter(({ facts }) => facts.launchedAt < createdAt);
  const coin = own[Math.floor(uniform(key, 2) * own.length)];
  return coin ? { key, createdAt, dex, chain, coin } : null;
}

function birthplace(at: number): readonly [dex: string, chain: string] {
  let passed = 0;
  for (const [dex, chain, parts] of BIRTHPLACES) {
    passed += parts;
    if (at < passed) return [dex, chain];
  }
  return ['raydium', 'Solana'];
}

function liquidityOf({ key }: Made, time: number): number {
  return spread(DEPOSIT, uniform(key, 3)) * Math.exp(0.2 * wander(key, time, 7 * HOUR));
}

function wishedVolume(made: Made, time: number): number {
  const day = liquidityOf(made, time) * spread(TURNOVER, uniform(made.key, 4));
  const age = time - made.createdAt;
  return day * (Math.min(age, DAY) / DAY) * (1 - Math.exp(-age / WARMING));
}

/** From the lower to the upper bound, each tenfold step as likely as the next. */
function spread([low, high]: readonly [number, number], chance: number): number {
  return low * (high / low) ** chance;
}

function poolOf(
  made: Made,
  { volume, time, priceAt }: { readonly volume: number; readonly time: number; readonly priceAt: PriceAt },
): DexPool {
  const { key, createdAt, dex, chain, coin } = made;
  const code = poolChainCodeOf(chain) ?? chain;
  const native = WRAPPED_NATIVES[chain];
  const changes = poolChanges(coin, createdAt, time, priceAt);
  const id = `${code}_${addressOn(chain, `new-pool-${key}`)}`;
  return {
    id,
    chain: code,
    chainName: chain,
    dex: findExchange(dex)?.nameEn ?? dex,
    base: tokenOn(chain, coin) ?? { symbol: coin.facts.symbol, name: coin.facts.nameEn, coinCode: null },
    quote: {
      symbol: native?.symbol ?? '',
      name: native?.symbol ?? '',
      coinCode: native?.code ?? null,
    },
    price: coin.now.price,
    ...changes,
    volume24h: volume,
    liquidity: Math.round(liquidityOf(made, time)),
    ...poolTrades({ id, chain, volume, change24h: changes.change24h }, time - createdAt),
    createdAt,
    fdv: poolFdv(coin),
  };
}
