import * as v from 'valibot';
import { jsonOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import { type CandleMinutes, type CandleQuestion, candlesOf, lastOf, type VenueCandle } from './candle.ts';

const INTERVALS: Readonly<Record<CandleMinutes, string>> = {
  1: '1m',
  5: '5m',
  15: '15m',
  60: '1h',
  1440: '1d',
};

/** Time, open, high, low, close, base volume, closing time, quote volume. */
const row = v.pipe(
  v.looseTuple([amount, amount, amount, amount, amount, amount, amount, amount]),
  v.transform(
    ([time, open, high, low, close, volume, , quoteVolume]): VenueCandle => ({
      time,
      open,
      high,
      low,
      close,
      volume,
      quoteVolume,
      isOpen: null,
    }),
  ),
);

const MOST = 1_000;

/** Spot candles of Binance: 1,000 a call; absent where it was down. */
export const binanceCandles: CandleQuestion = (symbol, minutes, span) => {
  // It counts from the beginning of what is asked: of a longer span it would tell the first rows.
  const { from, to } = lastOf(span, minutes, MOST);
  const times = `startTime=${from}&endTime=${to - 1}`;
  return {
    path: `/api/v3/klines?symbol=${symbol}&interval=${INTERVALS[minutes]}&${times}&limit=${Math.min(span.limit, MOST)}`,
    cost: 2,
    decode: jsonOf(candlesOf(row, span)),
  };
};
