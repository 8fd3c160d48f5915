import * as v from 'valibot';
import { jsonOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import {
  type BeijingDayQuestion,
  type CandleMinutes,
  type CandleQuestion,
  type CandleSpan,
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

/** Time, open, high, low, close, base volume, closing time, quote volume, count of trades, base volume that takers bought. */
const row = v.pipe(
  v.looseTuple([
    amount,
    amount,
    amount,
    amount,
    amount,
    amount,
    amount,
    amount,
    v.optional(v.unknown()),
    v.optional(amount),
  ]),
  v.transform(
    ([time, open, high, low, close, volume, , quoteVolume, , bought]): VenueCandle => ({
      time,
      open,
      high,
      low,
      close,
      volume,
      quoteVolume,
      isOpen: null,
      ...(bought !== undefined && { bought }),
    }),
  ),
);

const MOST = 1_000;

/** It counts from the beginning of what is asked: of a longer span it would report the first rows. */
function klines(symbol: string, minutes: CandleMinutes, span: CandleSpan, zone = '') {
  const { from, to } = lastOf(span, minutes, MOST);
  const times = `startTime=${from}&endTime=${to - 1}`;
  const limit = Math.min(span.limit, MOST);
  return {
    isAboutOne: true,
    path: `/api/v3/klines?symbol=${symbol}&interval=${INTERVALS[minutes]}${zone}&${times}&limit=${limit}`,
    cost: 2,
    decode: jsonOf(candlesOf(row, span)),
  };
}

/** Spot candles of Binance: 1,000 a call; absent where it was down. */
export const binanceCandles: CandleQuestion = (symbol, minutes, span) => klines(symbol, minutes, span);

/** Days of Binance from Beijing midnight; the zone moves where they begin, the span stays in UTC. */
export const binanceBeijingDays: BeijingDayQuestion = (symbol, span) =>
  klines(symbol, 1440, span, '&timeZone=8');
