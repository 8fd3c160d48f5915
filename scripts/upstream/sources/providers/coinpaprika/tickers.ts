import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amountOrNull } from '../../decode/numbers.ts';
import { positiveOrNull } from '../../decode/present.ts';
import { isoTimeOrNull } from '../../decode/times.ts';
import { dollarVolumeOrNull } from '../../decode/volumes.ts';
import { word } from '../../decode/words.ts';
import type { Question } from '../../question/question.ts';

/** A coin of Coinpaprika: money in USD, changes in %, times in epoch ms. */
export interface PaprikaTicker {
  /** Its own id, as in `btc-bitcoin`. */
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  readonly rank: number | null;
  readonly price: number | null;
  readonly volume24h: number | null;
  readonly marketCap: number | null;
  readonly change1h: number | null;
  readonly change24h: number | null;
  readonly change7d: number | null;
  readonly totalSupply: number | null;
  readonly maxSupply: number | null;
  readonly allTimeHigh: number | null;
  readonly allTimeHighAt: number | null;
  readonly updatedAt: number | null;
}

const usd = v.object({
  price: positiveOrNull,
  volume_24h: dollarVolumeOrNull,
  market_cap: positiveOrNull,
  percent_change_1h: amountOrNull,
  percent_change_24h: amountOrNull,
  percent_change_7d: amountOrNull,
  ath_price: positiveOrNull,
  ath_date: isoTimeOrNull,
});

const ticker = v.pipe(
  v.object({
    id: word,
    symbol: word,
    name: word,
    rank: positiveOrNull,
    total_supply: positiveOrNull,
    max_supply: positiveOrNull,
    last_updated: isoTimeOrNull,
    quotes: v.object({ USD: usd }),
  }),
  v.transform(
    ({ quotes: { USD: quote }, ...wire }): PaprikaTicker => ({
      id: wire.id,
      symbol: wire.symbol.toUpperCase(),
      name: wire.name,
      rank: wire.rank,
      price: quote.price,
      volume24h: quote.volume_24h,
      marketCap: quote.market_cap,
      change1h: quote.percent_change_1h,
      change24h: quote.percent_change_24h,
      change7d: quote.percent_change_7d,
      totalSupply: wire.total_supply,
      maxSupply: wire.max_supply,
      allTimeHigh: quote.ath_price,
      allTimeHighAt: quote.ath_date,
      updatedAt: wire.last_updated,
    }),
  ),
);

/** All coins, by rank. */
export const paprikaTickers: Question<readonly PaprikaTicker[]> = {
  path: '/v1/tickers',
  maxBytes: 16 << 20,
  timeout: 20_000,
  decode: jsonOf(rowsOf(ticker)),
};
