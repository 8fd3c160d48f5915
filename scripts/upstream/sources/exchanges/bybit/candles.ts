import * as v from 'valibot';
import { jsonOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import { type CandleMinutes, type CandleQuestion, candlesOf, type VenueCandle } from '../kinds/candle.ts';
import { bybitList } from './envelope.ts';

const INTERVALS: Readonly<Record<CandleMinutes, string>> = { 1: '1', 5: '5', 15: '15', 60: '60', 1440: 'D' };

/** Time, open, high, low, close, base volume, turnover. */
const row = v.pipe(
  v.looseTuple([amount, amount, amount, amount, amount, amount, amount]),
  v.transform(
    ([time, open, high, low, close, volume, quoteVolume]): VenueCandle => ({
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

/** Spot candles of Bybit: 1,000 a call, newest first there. */
export const bybitCandles: CandleQuestion = (symbol, minutes, span) => {
  const { from, to, limit } = span;
  const times = `start=${from}&end=${to - 1}&limit=${Math.min(limit, MOST)}`;
  return {
    isAboutOne: true,
    path: `/v5/market/kline?category=spot&symbol=${symbol}&interval=${INTERVALS[minutes]}&${times}`,
    decode: jsonOf(bybitList(candlesOf(row, span))),
  };
};
