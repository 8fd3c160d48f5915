import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amountOrNull } from '../../decode/numbers.ts';
import { positiveOrNull } from '../../decode/present.ts';
import { isoTimeOrNull } from '../../decode/times.ts';
import { dollarVolumeOrNull } from '../../decode/volumes.ts';
import { word } from '../../decode/words.ts';
import type { Question } from '../../question/question.ts';
import { coinMarketCapData } from './envelope.ts';

/** A coin of CoinMarketCap: money in USD, changes in %. */
export interface CoinListing {
  /** Its own number. */
  readonly id: number;
  readonly slug: string;
  readonly symbol: string;
  readonly name: string;
  readonly rank: number | null;
  readonly price: number | null;
  readonly marketCap: number | null;
  readonly volume24h: number | null;
  readonly change24h: number | null;
  readonly circulatingSupply: number | null;
  readonly totalSupply: number | null;
  readonly maxSupply: number | null;
  /** Epoch ms. */
  readonly updatedAt: number | null;
}

const usd = v.object({
  price: positiveOrNull,
  market_cap: positiveOrNull,
  volume_24h: dollarVolumeOrNull,
  percent_change_24h: amountOrNull,
  last_updated: isoTimeOrNull,
});

/** Quotes: by currency until version 2, a list with the currency in each since version 3. */
const quotes = v.union([
  v.pipe(
    v.object({ USD: usd }),
    v.transform(({ USD }) => USD),
  ),
  v.pipe(
    v.array(v.object({ ...usd.entries, symbol: word })),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const quote = dataset.value.find(({ symbol }) => symbol === 'USD');
      if (quote !== undefined) return quote;
      addIssue({ message: 'no quote in USD' });
      return NEVER;
    }),
  ),
]);

const listing = v.pipe(
  v.object({
    id: v.number(),
    slug: word,
    symbol: word,
    name: word,
    cmc_rank: positiveOrNull,
    circulating_supply: positiveOrNull,
    total_supply: positiveOrNull,
    max_supply: positiveOrNull,
    quote: quotes,
  }),
  v.transform(
    ({ quote, ...wire }): CoinListing => ({
      id: wire.id,
      slug: wire.slug,
      symbol: wire.symbol.toUpperCase(),
      name: wire.name,
      rank: wire.cmc_rank,
      price: quote.price,
      marketCap: quote.market_cap,
      volume24h: quote.volume_24h,
      change24h: quote.percent_change_24h,
      circulatingSupply: wire.circulating_supply,
      totalSupply: wire.total_supply,
      maxSupply: wire.max_supply,
      updatedAt: quote.last_updated,
    }),
  ),
);

/** The first coins by market value. */
export function coinListings(limit: number): Question<readonly CoinListing[]> {
  return {
    path: `/public-api/v3/cryptocurrency/listings/latest?limit=${limit}&convert=USD`,
    decode: jsonOf(coinMarketCapData(rowsOf(listing))),
  };
}
