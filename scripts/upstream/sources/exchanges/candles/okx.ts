import * as v from 'valibot';
import { jsonOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import { okxData } from '../okx.ts';
import { type CandleMinutes, type CandleQuestion, candlesOf, type VenueCandle } from './candle.ts';

/** Its plain `1D` begins at Beijing midnight. */
const BARS: Readonly<Record<CandleMinutes, string>> = {
  1: '1m',
  5: '5m',
  15: '15m',
  60: '1H',
  1440: '1Dutc',
};

/** Time, open, high, low, close, contracts (of spot: base), base, quote, whether it is closed. */
const row = v.pipe(
  v.looseTuple([amount, amount, amount, amount, amount, amount, amount, amount, v.picklist(['0', '1'])]),
  v.transform(
    ([time, open, high, low, close, , volume, quoteVolume, confirm]): VenueCandle => ({
      time,
      open,
      high,
      low,
      close,
      volume,
      quoteVolume,
      isOpen: confirm === '0',
    }),
  ),
);

/** Both of its ends are left out there: `after` wants what is older, `before` what is newer. */
const candles =
  (call: string, most: number): CandleQuestion =>
  (symbol, minutes, span) => {
    const { from, to, limit } = span;
    const times = `after=${to}&before=${from - 1}`;
    return {
      path: `/api/v5/market/${call}?instId=${symbol}&bar=${BARS[minutes]}&${times}&limit=${Math.min(limit, most)}`,
      decode: jsonOf(okxData(candlesOf(row, span))),
    };
  };

/** The last 1,440 candles of OKX: 300 a call, newest first there, the open one marked. */
export const okxCandles = candles('candles', 300);

/** Candles of OKX since the listing, closed ones alone: 100 a call. */
export const okxHistoryCandles = candles('history-candles', 100);
