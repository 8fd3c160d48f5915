import * as v from 'valibot';
import { jsonOf } from '../../decode/jsonOf.ts';
import { amount, amountOrNull } from '../../decode/numbers.ts';
import {
  type BeijingDayQuestion,
  type CandleMinutes,
  type CandleQuestion,
  type CandleSpan,
  candlesOf,
  type VenueCandle,
} from '../kinds/candle.ts';
import { bitgetData } from './envelope.ts';

/** Its plain `1day` begins at Beijing midnight. */
const GRANULARITIES: Readonly<Record<CandleMinutes, string>> = {
  1: '1min',
  5: '5min',
  15: '15min',
  60: '1h',
  1440: '1Dutc',
};

/** Time, open, high, low, close, base volume, its worth in Tether, quote volume. */
const row = v.pipe(
  v.tupleWithRest([amount, amount, amount, amount, amount, amount, amount], amountOrNull),
  v.transform(
    ([time, open, high, low, close, volume, inTether, inQuote]): VenueCandle => ({
      time,
      open,
      high,
      low,
      close,
      volume,
      quoteVolume: inQuote ?? inTether,
      isOpen: null,
    }),
  ),
);

const MOST = 1_000;

function bars(symbol: string, granularity: string, span: CandleSpan) {
  const { from, to, limit } = span;
  const times = `startTime=${from}&endTime=${to - 1}&limit=${Math.min(limit, MOST)}`;
  return {
    isAboutOne: true,
    path: `/api/v2/spot/market/candles?symbol=${symbol}&granularity=${granularity}&${times}`,
    decode: jsonOf(bitgetData(candlesOf(row, span))),
  };
}

/** Spot candles of Bitget: 1,000 a call. */
export const bitgetCandles: CandleQuestion = (symbol, minutes, span) =>
  bars(symbol, GRANULARITIES[minutes], span);

/** Days of Bitget from Beijing midnight. */
export const bitgetBeijingDays: BeijingDayQuestion = (symbol, span) => bars(symbol, '1day', span);
