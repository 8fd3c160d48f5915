import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount, amountOrNull, positive } from '../../decode/numbers.ts';
import { positiveOrNull } from '../../decode/present.ts';
import { quietIn } from '../../decode/quiet.ts';
import { volume } from '../../decode/volumes.ts';
import type { Question } from '../../question/question.ts';
import type { VenueTicker } from '../kinds/ticker.ts';

const ticker = v.object({
  symbol: v.string(),
  lastPrice: positive,
  prevPrice24h: positiveOrNull,
  highPrice24h: amountOrNull,
  lowPrice24h: amountOrNull,
  volume24h: volume,
  turnover24h: volume,
  bid1Price: amountOrNull,
  ask1Price: amountOrNull,
});

/** The envelope of Bybit, whose `time` is the venue's clock for all rows. */
const tickers = v.pipe(
  v.object({
    retCode: v.literal(0),
    result: v.object({ list: rowsOf(ticker, quietIn('lastPrice')) }),
    time: amount,
  }),
  v.transform(({ result, time }) =>
    result.list.map(
      (wire): VenueTicker => ({
        symbol: wire.symbol,
        last: wire.lastPrice,
        open24h: wire.prevPrice24h,
        high24h: wire.highPrice24h,
        low24h: wire.lowPrice24h,
        bid: wire.bid1Price,
        ask: wire.ask1Price,
        baseVolume: wire.volume24h,
        quoteVolume: wire.turnover24h,
        time,
        openUtc8: null,
        openUtc0: null,
      }),
    ),
  ),
);

/** All spot tickers of Bybit. Its own percentage is a fraction, and is not read. */
export const bybitTickers: Question<readonly VenueTicker[]> = {
  path: '/v5/market/tickers?category=spot',
  decode: jsonOf(tickers),
};
