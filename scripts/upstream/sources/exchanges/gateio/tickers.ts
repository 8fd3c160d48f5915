import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amountOrNull, positive } from '../../decode/numbers.ts';
import { quietIn } from '../../decode/quiet.ts';
import { volume } from '../../decode/volumes.ts';
import type { Question } from '../../question/question.ts';
import { beforeChange, type VenueTicker } from '../kinds/ticker.ts';

const ticker = v.pipe(
  v.object({
    currency_pair: v.string(),
    last: positive,
    lowest_ask: amountOrNull,
    highest_bid: amountOrNull,
    change_percentage: amountOrNull,
    base_volume: volume,
    quote_volume: volume,
    high_24h: amountOrNull,
    low_24h: amountOrNull,
  }),
  v.transform(
    (wire): VenueTicker => ({
      symbol: wire.currency_pair,
      last: wire.last,
      open24h: beforeChange(wire.last, wire.change_percentage),
      high24h: wire.high_24h,
      low24h: wire.low_24h,
      bid: wire.highest_bid,
      ask: wire.lowest_ask,
      baseVolume: wire.base_volume,
      quoteVolume: wire.quote_volume,
      time: null,
      openUtc8: null,
      openUtc0: null,
    }),
  ),
);

/** All spot tickers of Gate, which reports no clock: its percentage is percent. */
export const gateioTickers: Question<readonly VenueTicker[]> = {
  path: '/api/v4/spot/tickers',
  decode: jsonOf(rowsOf(ticker, quietIn('last'))),
};
