import * as v from 'valibot';
import { jsonOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import { volume } from '../../decode/volumes.ts';
import { type CandleQuestion, candlesOf, type VenueCandle } from '../kinds/candle.ts';

/** ISO date and time in UTC, without its Z. */
const utcTime = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(`${text}Z`)),
  v.finite(),
);

const row = v.pipe(
  v.object({
    candle_date_time_utc: utcTime,
    opening_price: amount,
    high_price: amount,
    low_price: amount,
    trade_price: amount,
    candle_acc_trade_volume: volume,
    candle_acc_trade_price: volume,
  }),
  v.transform(
    (wire): VenueCandle => ({
      time: wire.candle_date_time_utc,
      open: wire.opening_price,
      high: wire.high_price,
      low: wire.low_price,
      close: wire.trade_price,
      volume: wire.candle_acc_trade_volume,
      quoteVolume: wire.candle_acc_trade_price,
      isOpen: null,
    }),
  ),
);

const MOST = 200;

/** Spot candles of Upbit: 200 a call, newest first there; a minute without a trade has none. */
export const upbitCandles: CandleQuestion = (symbol, minutes, span) => {
  const length = minutes === 1440 ? 'days' : `minutes/${minutes}`;
  // It knows no fractions of a second.
  const to = `${new Date(span.to).toISOString().slice(0, 19)}Z`;
  return {
    isAboutOne: true,
    path: `/v1/candles/${length}?market=${symbol}&to=${to}&count=${Math.min(span.limit, MOST)}`,
    decode: jsonOf(candlesOf(row, span)),
  };
};
