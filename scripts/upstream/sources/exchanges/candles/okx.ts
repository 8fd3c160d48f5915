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

/** Time, open, high, low, close, two volumes, quote volume, whether it is closed. */
const wireRow = v.looseTuple([
  amount,
  amount,
  amount,
  amount,
  amount,
  amount,
  amount,
  amount,
  v.picklist(['0', '1']),
]);

/** The first volume counts base coins of a pair, and contracts of a derivative, whose second one counts the coins. */
function rowOf(isPair: boolean) {
  return v.pipe(
    wireRow,
    v.transform(
      ([time, open, high, low, close, first, second, quoteVolume, confirm]): VenueCandle => ({
        time,
        open,
        high,
        low,
        close,
        volume: isPair ? first : second,
        quoteVolume,
        isOpen: confirm === '0',
      }),
    ),
  );
}

/** `BTC-USDT` is a pair, `BTC-USDT-SWAP` and `BTC-USD-260327` are none. */
const PAIR = /^[^-]+-[^-]+$/;

/** Both of its ends are left out there: `after` wants what is older, `before` what is newer. */
const candles =
  (call: string, most: number): CandleQuestion =>
  (symbol, minutes, span) => {
    const { from, to, limit } = span;
    const times = `after=${to}&before=${from - 1}`;
    return {
      path: `/api/v5/market/${call}?instId=${symbol}&bar=${BARS[minutes]}&${times}&limit=${Math.min(limit, most)}`,
      decode: jsonOf(okxData(candlesOf(rowOf(PAIR.test(symbol)), span))),
    };
  };

/** The last 1,440 candles of OKX: 300 a call, newest first there, the open one marked. */
export const okxCandles = candles('candles', 300);

/** Candles of OKX since the listing, closed ones alone: 100 a call. */
export const okxHistoryCandles = candles('history-candles', 100);
