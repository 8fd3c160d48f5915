import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amountOrNull } from '../../decode/numbers.ts';
import { positiveOrNull, textOrNull } from '../../decode/present.ts';
import { isoTimeOrNull } from '../../decode/times.ts';
import { dollarVolumeOrNull } from '../../decode/volumes.ts';
import { word } from '../../decode/words.ts';
import type { Question } from '../../question/question.ts';

/** A coin of CoinGecko: money in USD, changes in %, times in epoch ms. null: not known there, never 0. */
export type CoinMarket = v.InferOutput<typeof coin>;

const wire = v.object({
  id: word,
  symbol: word,
  name: word,
  image: textOrNull,
  current_price: positiveOrNull,
  market_cap: positiveOrNull,
  market_cap_rank: positiveOrNull,
  fully_diluted_valuation: positiveOrNull,
  total_volume: dollarVolumeOrNull,
  high_24h: positiveOrNull,
  low_24h: positiveOrNull,
  circulating_supply: positiveOrNull,
  total_supply: positiveOrNull,
  max_supply: positiveOrNull,
  ath: positiveOrNull,
  ath_date: isoTimeOrNull,
  atl: positiveOrNull,
  atl_date: isoTimeOrNull,
  last_updated: isoTimeOrNull,
  sparkline_in_7d: v.optional(v.nullable(v.object({ price: v.array(v.number()) })), null),
  price_change_percentage_1h_in_currency: amountOrNull,
  price_change_percentage_24h_in_currency: amountOrNull,
  price_change_percentage_7d_in_currency: amountOrNull,
});

const coin = v.pipe(
  wire,
  v.transform((reported) => ({
    code: reported.id,
    symbol: reported.symbol.toUpperCase(),
    name: reported.name,
    image: reported.image,
    price: reported.current_price,
    marketCap: reported.market_cap,
    rank: reported.market_cap_rank,
    fullyDilutedValue: reported.fully_diluted_valuation,
    volume24h: reported.total_volume,
    high24h: reported.high_24h,
    low24h: reported.low_24h,
    circulatingSupply: reported.circulating_supply,
    totalSupply: reported.total_supply,
    maxSupply: reported.max_supply,
    allTimeHigh: reported.ath,
    allTimeHighAt: reported.ath_date,
    allTimeLow: reported.atl,
    allTimeLowAt: reported.atl_date,
    updatedAt: reported.last_updated,
    /** Hourly prices of the last seven days, oldest first. */
    sparkline: reported.sparkline_in_7d?.price ?? null,
    change1h: reported.price_change_percentage_1h_in_currency,
    change24h: reported.price_change_percentage_24h_in_currency,
    change7d: reported.price_change_percentage_7d_in_currency,
  })),
);

const PATH =
  '/api/v3/coins/markets?vs_currency=usd&order=market_cap_desc&per_page=250&sparkline=true&price_change_percentage=1h,24h,7d';

const decode = jsonOf(rowsOf(coin));

/** A page of 250 coins by market value; pages from 1. */
export function coinMarkets(page: number): Question<readonly CoinMarket[]> {
  return { path: `${PATH}&page=${page}`, decode };
}

/** Up to 250 coins by their ids; those that CoinGecko does not know are left out of its answer. */
export function coinMarketsOf(ids: readonly string[]): Question<readonly CoinMarket[]> {
  return { path: `${PATH}&page=1&ids=${ids.map(encodeURIComponent).join(',')}`, decode };
}
