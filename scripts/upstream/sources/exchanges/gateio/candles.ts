import * as v from 'valibot';
import { jsonOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import { secondsTime } from '../../decode/times.ts';
import {
  type CandleMinutes,
  type CandleQuestion,
  candlesOf,
  lastOf,
  type VenueCandle,
} from '../kinds/candle.ts';

const INTERVALS: Readonly<Record<CandleMinutes, string>> = {
  1: '1m',
  5: '5m',
  15: '15m',
  60: '1h',
  1440: '1d',
};

/** Seconds, quote volume, close, high, low, open, base volume, and of late whether the window is closed. */
const row = v.pipe(
  v.looseTuple([secondsTime, amount, amount, amount, amount, amount, amount]),
  v.transform(
    ([time, quoteVolume, close, high, low, open, volume, isClosed]): VenueCandle => ({
      time,
      open,
      high,
      low,
      close,
      volume,
      quoteVolume,
      isOpen: isClosed === undefined ? null : String(isClosed) !== 'true',
    }),
  ),
);

const MOST = 1_000;

/** Spot candles of Gate: 1,000 a call; it refuses a count of rows beside times. */
export const gateioCandles: CandleQuestion = (symbol, minutes, span) => {
  const { from, to } = lastOf(span, minutes, MOST);
  const times = `from=${Math.ceil(from / 1000)}&to=${Math.ceil(to / 1000) - 1}`;
  return {
    isAboutOne: true,
    path: `/api/v4/spot/candlesticks?currency_pair=${symbol}&interval=${INTERVALS[minutes]}&${times}`,
    decode: jsonOf(candlesOf(row, span)),
  };
};
