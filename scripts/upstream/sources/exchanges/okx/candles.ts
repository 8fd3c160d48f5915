import * as v from 'valibot';
import { jsonOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import {
  type BeijingDayQuestion,
  type CandleMinutes,
  type CandleQuestion,
  type CandleSpan,
  candlesOf,
  type VenueCandle,
} from '../kinds/candle.ts';
import { okxData } from './envelope.ts';

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
function bars(call: Call, symbol: string, bar: string, span: CandleSpan) {
  const { from, to, limit } = span;
  const times = `after=${to}&before=${from - 1}`;
  return {
    isAboutOne: true,
    path: `/api/v5/market/${call}?instId=${symbol}&bar=${bar}&${times}&limit=${Math.min(limit, MOST[call])}`,
    decode: jsonOf(okxData(candlesOf(rowOf(PAIR.test(symbol)), span))),
  };
}

const MOST = { candles: 300, 'history-candles': 100 } as const;
type Call = keyof typeof MOST;

const candles =
  (call: Call): CandleQuestion =>
  (symbol, minutes, span) =>
    bars(call, symbol, BARS[minutes], span);

const beijingDays =
  (call: Call): BeijingDayQuestion =>
  (symbol, span) =>
    bars(call, symbol, '1D', span);

/** The last 1,440 candles of OKX: 300 a call, newest first there, the open one marked. */
export const okxCandles = candles('candles');

/** Candles of OKX since the listing, closed ones alone: 100 a call. */
export const okxHistoryCandles = candles('history-candles');

/** Days of OKX from Beijing midnight, the last 1,440 and the older ones. */
export const okxBeijingDays = beijingDays('candles');
export const okxHistoryBeijingDays = beijingDays('history-candles');
