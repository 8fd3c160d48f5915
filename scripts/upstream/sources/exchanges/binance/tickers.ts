import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount, positive } from '../../decode/numbers.ts';
import { quietIn } from '../../decode/quiet.ts';
import { volume } from '../../decode/volumes.ts';
import type { Question } from '../../question/question.ts';
import type { VenueTicker } from '../kinds/ticker.ts';

const ticker = v.pipe(
  v.object({
    symbol: v.string(),
    lastPrice: positive,
    openPrice: amount,
    highPrice: amount,
    lowPrice: amount,
    bidPrice: amount,
    askPrice: amount,
    volume,
    quoteVolume: volume,
    closeTime: amount,
  }),
  v.transform(
    (wire): VenueTicker => ({
      symbol: wire.symbol,
      last: wire.lastPrice,
      open24h: wire.openPrice,
      high24h: wire.highPrice,
      low24h: wire.lowPrice,
      bid: wire.bidPrice,
      ask: wire.askPrice,
      baseVolume: wire.volume,
      quoteVolume: wire.quoteVolume,
      time: wire.closeTime,
      openUtc8: null,
      openUtc0: null,
    }),
  ),
);

/** All spot tickers of Binance: rolling 24 hours, weight 80. */
export const binanceTickers: Question<readonly VenueTicker[]> = {
  path: '/api/v3/ticker/24hr',
  cost: 80,
  maxBytes: 24 << 20,
  decode: jsonOf(rowsOf(ticker, quietIn('lastPrice'))),
};
