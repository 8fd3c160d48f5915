import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { DEX_HOMES, dexParts } from '../../catalogue/content/exchange/dexes.ts';
import { coinOfContract, WRAPPED_NATIVES } from '../../catalogue/contracts.ts';
import { chainsOf } from '../../catalogue/deployments.ts';
import { findExchange } from '../../catalogue/exchangeCatalogue.ts';
import type { PoolToken } from '../../ports/dexPools.ts';
import type { SpotPair } from '../../ports/pairs.ts';
import type { ListedCoin } from '../market/world.ts';

/** A pair that a decentralised exchange trades on one of its chains. */
export interface PoolPlace {
  /** Code and name of the exchange, and the chain's name. */
  readonly dexCode: string;
  readonly dex: string;
  readonly chain: string;
  readonly coin: ListedCoin;
  readonly base: PoolToken;
  readonly quote: PoolToken;
  /** USD in 24 h. */
  readonly volume: number;
}

/** Of what an exchange trades on a chain, so much is in pools that stand; the rest is left to new ones. */
export const STANDING_PART = 0.9;

/** An aggregator sends orders to the pools of others and has none. */
const WITHOUT_POOLS: ReadonlySet<string> = new Set(['jupiter']);
/** Each further chain of a pair has a third of the one before. */
const FURTHER = 1 / 3;

type Coins = ReadonlyMap<string, ListedCoin>;

/** A coin as it is traded on a chain: by its contract there, or wrapped where it is the chain's own; null for neither. */
export function tokenOn(chain: string, { facts }: ListedCoin): PoolToken | null {
  const native = WRAPPED_NATIVES[chain];
  if (native?.code === facts.code) return { symbol: native.symbol, name: facts.nameEn, coinCode: facts.code };
  // Wrapped ether has a page of its own, and is traded as the chain's coin.
  const isIssued = chainsOf(facts).some(
    (one) => one.chain === chain && coinOfContract(chain, one.contract) === facts.code,
  );
  return isIssued ? { symbol: facts.symbol, name: facts.nameEn, coinCode: facts.code } : null;
}

/** The coin that a quote's symbol means on chains. */
const QUOTES: Readonly<Record<string, string>> = {
  USDT: 'tether',
  USDC: 'usd-coin',
  ETH: 'ethereum',
  SOL: 'solana',
  BNB: 'binancecoin',
};

/** Volumes of an exchange by chain, USD. */
export function chainVolumes(code: string, volume: number): ReadonlyMap<string, number> {
  return new Map(dexParts(code, volume).map((part) => [part.name, part.volume24h]));
}

/**
 * The pairs of decentralised exchanges by chain. Together they trade no more on a chain than their exchange does there, and
 * a pair no more than it does on its exchange.
 */
export function poolPlaces(pairs: readonly SpotPair[], coins: Coins): readonly PoolPlace[] {
  const byDex = Map.groupBy(
    pairs.filter(({ exchange }) => exchange in DEX_HOMES && !WITHOUT_POOLS.has(exchange)),
    ({ exchange }) => exchange,
  );
  return [...byDex].flatMap(([code, own]) => {
    const parts = chainVolumes(
      code,
      sum(own, ({ volume24h }) => volume24h),
    );
    const onChain = Map.groupBy(
      own.flatMap((pair) => placesOf(pair, coins)),
      ({ chain }) => chain,
    );
    return [...onChain].flatMap(([chain, places]) => {
      const whole = sum(places, ({ volume }) => volume);
      const fit = whole > 0 ? Math.min(1, (parts.get(chain) ?? 0) / whole) * STANDING_PART : 0;
      return places.map((place) => ({ ...place, volume: Math.floor(place.volume * fit) }));
    });
  });
}

function placesOf(pair: SpotPair, coins: Coins): readonly PoolPlace[] {
  const coin = coins.get(pair.coinCode);
  const quoteCoin = coins.get(QUOTES[pair.quote] ?? '');
  const exchange = findExchange(pair.exchange);
  if (!coin || !quoteCoin || !exchange) return [];
  const found = (DEX_HOMES[pair.exchange] ?? []).flatMap((chain) => {
    const [base, quote] = [tokenOn(chain, coin), tokenOn(chain, quoteCoin)];
    return base && quote ? [{ chain, base, quote }] : [];
  });
  const whole = found.reduce((parts, _one, at) => parts + FURTHER ** at, 0);
  return found.map((place, at) => ({
    ...place,
    coin,
    dexCode: exchange.code,
    dex: exchange.nameEn,
    volume: (pair.volume24h * FURTHER ** at) / whole,
  }));
}
