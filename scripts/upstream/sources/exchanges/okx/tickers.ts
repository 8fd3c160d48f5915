import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount, amountOrNull, positive } from '../../decode/numbers.ts';
import { positiveOrNull } from '../../decode/present.ts';
import { quietIn } from '../../decode/quiet.ts';
import { volume } from '../../decode/volumes.ts';
import type { Question } from '../../question/question.ts';
import type { VenueTicker } from '../kinds/ticker.ts';
import { okxData } from './envelope.ts';

const ticker = v.pipe(
  v.object({
    instId: v.string(),
    last: positive,
    bidPx: amountOrNull,
    askPx: amountOrNull,
    open24h: positiveOrNull,
    high24h: amountOrNull,
    low24h: amountOrNull,
    vol24h: volume,
    volCcy24h: volume,
    sodUtc0: amountOrNull,
    sodUtc8: amountOrNull,
    ts: amount,
  }),
  v.transform(
    (wire): VenueTicker => ({
      symbol: wire.instId,
      last: wire.last,
      open24h: wire.open24h,
      high24h: wire.high24h,
      low24h: wire.low24h,
      bid: wire.bidPx,
      ask: wire.askPx,
      baseVolume: wire.vol24h,
      // Of spot pairs the quote's; of derivatives the same field counts the base.
      quoteVolume: wire.volCcy24h,
      time: wire.ts,
      openUtc8: wire.sodUtc8,
      openUtc0: wire.sodUtc0,
    }),
  ),
);

/** All spot tickers of OKX: rolling 24 hours, and both midnights. */
export const okxTickers: Question<readonly VenueTicker[]> = {
  path: '/api/v5/market/tickers?instType=SPOT',
  decode: jsonOf(okxData(rowsOf(ticker, quietIn('last')))),
};
