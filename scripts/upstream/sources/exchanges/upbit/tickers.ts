import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount, positive } from '../../decode/numbers.ts';
import { quietIn } from '../../decode/quiet.ts';
import { volume } from '../../decode/volumes.ts';
import type { Question } from '../../question/question.ts';
import type { VenueTicker } from '../kinds/ticker.ts';

const ticker = v.pipe(
  v.object({
    market: v.string(),
    trade_price: positive,
    opening_price: amount,
    acc_trade_volume_24h: volume,
    acc_trade_price_24h: volume,
    trade_timestamp: amount,
  }),
  v.transform(
    (wire): VenueTicker => ({
      symbol: wire.market,
      last: wire.trade_price,
      // Its openings and its rate of change are of the UTC day.
      open24h: null,
      high24h: null,
      low24h: null,
      bid: null,
      ask: null,
      baseVolume: wire.acc_trade_volume_24h,
      quoteVolume: wire.acc_trade_price_24h,
      time: wire.trade_timestamp,
      openUtc8: null,
      openUtc0: wire.opening_price,
    }),
  ),
);

/** All spot tickers of Upbit: the quote stands first in a name (`KRW-BTC`). */
export const upbitTickers: Question<readonly VenueTicker[]> = {
  path: '/v1/ticker/all?quote_currencies=KRW,USDT,BTC',
  decode: jsonOf(rowsOf(ticker, quietIn('trade_price'))),
};
