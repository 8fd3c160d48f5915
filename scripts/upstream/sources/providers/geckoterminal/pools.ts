import type { PoolKind } from '@coinmirror/shared/indicators/poolMarks.ts';
import * as v from 'valibot';
import type { DexPool } from '../../../ports/dexPools.ts';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amountOrNull } from '../../decode/numbers.ts';
import { isoTimeOrNull } from '../../decode/times.ts';
import { dollarVolumeOrNull } from '../../decode/volumes.ts';
import { word } from '../../decode/words.ts';
import type { Question } from '../../question/question.ts';
import { type Included, included } from './included.ts';

/** One side of a pool: what its contract calls itself, and where it stands. */
export interface GeckoToken {
  readonly symbol: string;
  readonly name: string;
  readonly address: string;
}

/** A pool as GeckoTerminal tells it, on a network of its own naming; null for what is not told or cannot be. */
export interface GeckoPool extends Omit<DexPool, 'chain' | 'chainName' | 'base' | 'quote'> {
  /** Its id of the network, and the network's name where it is told. */
  readonly network: string;
  readonly networkName: string;
  readonly base: GeckoToken;
  readonly quote: GeckoToken;
}

/** % that a price rises by at most within a day; what is more is a slip of the source. */
const MOST_CHANGE = 1e7;

/** A change: nothing falls by more than all of it. */
const changeOrNull = unknownUnless((value) => value >= -100 && value <= MOST_CHANGE);
/** A price of a pool without trades is null, '0' or '0.0'. */
const priceOrNull = unknownUnless((value) => value > 0);
const countOrNull = unknownUnless((value) => value >= 0 && Number.isInteger(value));

const related = v.object({ data: v.object({ id: word }) });

const pool = v.object({
  id: word,
  attributes: v.object({
    address: word,
    base_token_price_usd: priceOrNull,
    fdv_usd: priceOrNull,
    pool_created_at: isoTimeOrNull,
    reserve_in_usd: dollarVolumeOrNull,
    price_change_percentage: v.object({ m5: changeOrNull, h1: changeOrNull, h24: changeOrNull }),
    transactions: v.object({
      h24: v.object({ buys: countOrNull, sells: countOrNull, buyers: countOrNull, sellers: countOrNull }),
    }),
    volume_usd: v.object({ h24: dollarVolumeOrNull }),
  }),
  relationships: v.object({
    base_token: related,
    quote_token: related,
    dex: related,
    // The lists of one network do not repeat it.
    network: v.optional(related),
  }),
});

type WirePool = v.InferOutput<typeof pool>;

const answer = v.pipe(
  v.object({ data: rowsOf(pool), included }),
  v.transform(({ data, included: known }) => data.flatMap((wire) => poolOf(wire, known))),
);

/** A pool with what it refers to; one of whose tokens is not told, or has no name of its own, is left out. */
function poolOf({ id, attributes, relationships }: WirePool, known: Included): readonly GeckoPool[] {
  const network = relationships.network?.data.id ?? networkOf(id, attributes.address);
  const [base, quote] = [relationships.base_token, relationships.quote_token].map((token) =>
    known.get(token.data.id),
  );
  if (network === null || !base?.symbol || !quote?.symbol) return [];
  const { h24: counts } = attributes.transactions;
  const { m5, h1, h24 } = attributes.price_change_percentage;
  const dex = relationships.dex.data.id;
  return [
    {
      id,
      network,
      networkName: known.get(network)?.name || network,
      dex: known.get(dex)?.name || dex,
      base,
      quote,
      price: attributes.base_token_price_usd,
      change5m: m5,
      change1h: h1,
      change24h: h24,
      volume24h: attributes.volume_usd.h24,
      liquidity: attributes.reserve_in_usd,
      buys: counts.buys,
      sells: counts.sells,
      buyers: atMostTrades(counts.buyers, counts.buys),
      sellers: atMostTrades(counts.sellers, counts.sells),
      createdAt: attributes.pool_created_at,
      fdv: attributes.fdv_usd,
    },
  ];
}

/** `eth_0x88e6…` is on `eth`: an id is network and address. */
function networkOf(id: string, address: string): string | null {
  const tail = `_${address}`;
  return id.length > tail.length && id.endsWith(tail) ? id.slice(0, -tail.length) : null;
}

/** Nobody trades who made no trade: more addresses than trades are unknown. */
function atMostTrades(addresses: number | null, trades: number | null): number | null {
  return addresses !== null && trades !== null && addresses > trades ? null : addresses;
}

function unknownUnless(isPossible: (value: number) => boolean) {
  return v.pipe(
    amountOrNull,
    v.transform((value) => (value !== null && isPossible(value) ? value : null)),
  );
}

const PATHS: Readonly<Record<PoolKind, string>> = { trending: 'trending_pools', new: 'new_pools' };

/** A page (from 1, 20 pools) of the pools of a kind, on all networks or on one by its id. */
export function geckoPools(kind: PoolKind, network: string | null, page = 1): Question<readonly GeckoPool[]> {
  // Which network a list of one is of, it does not say: `network` is no part of it.
  const include = network === null ? 'base_token,quote_token,dex,network' : 'base_token,quote_token,dex';
  const where = network === null ? '/networks' : `/networks/${encodeURIComponent(network)}`;
  return {
    isAboutOne: network !== null,
    path: `/api/v2${where}/${PATHS[kind]}?include=${encodeURIComponent(include)}&page=${page}`,
    decode: jsonOf(answer),
  };
}
