import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount, amountOrNull, positive } from '../../decode/numbers.ts';
import { quietIn } from '../../decode/quiet.ts';
import { volume } from '../../decode/volumes.ts';
import type { Question } from '../../question/question.ts';
import type { VenueTicker } from '../kinds/ticker.ts';

const ticker = v.pipe(
  v.object({
    symbol: v.string(),
    lastPr: positive,
    open: amountOrNull,
    high24h: amountOrNull,
    low24h: amountOrNull,
    baseVolume: volume,
    quoteVolume: volume,
    bidPr: amountOrNull,
    askPr: amountOrNull,
    openUtc: amountOrNull,
    ts: amount,
  }),
  v.transform(
    (wire): VenueTicker => ({
      symbol: wire.symbol,
      last: wire.lastPr,
      open24h: wire.open,
      high24h: wire.high24h,
      low24h: wire.low24h,
      bid: wire.bidPr,
      ask: wire.askPr,
      baseVolume: wire.baseVolume,
      quoteVolume: wire.quoteVolume,
      time: wire.ts,
      openUtc8: null,
      openUtc0: wire.openUtc,
    }),
  ),
);

/** All spot tickers of Bitget. Its own changes are fractions, and are not read. */
export const bitgetTickers: Question<readonly VenueTicker[]> = {
  path: '/api/v2/spot/market/tickers',
  decode: jsonOf(
    v.pipe(
      v.object({ code: v.literal('00000'), data: rowsOf(ticker, quietIn('lastPr')) }),
      v.transform(({ data }) => data),
    ),
  ),
};
