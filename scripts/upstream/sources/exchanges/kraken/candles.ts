import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import { secondsTime } from '../../decode/times.ts';
import { type CandleQuestion, inSpan, isInRange, OUT_OF_RANGE, type VenueCandle } from '../kinds/candle.ts';
import { krakenResult } from './envelope.ts';

/** Seconds, open, high, low, close, mean price by volume, base volume. */
const row = v.pipe(
  v.looseTuple([secondsTime, amount, amount, amount, amount, amount, amount]),
  v.transform(([time, open, high, low, close, mean, volume]) => ({
    time,
    open,
    high,
    low,
    close,
    volume,
    quoteVolume: mean * volume,
  })),
  v.check((candle) => isInRange(candle), OUT_OF_RANGE),
);

/** One list under the pair's name, which may be written otherwise than asked, and the time of the last closed candle. */
const result = v.pipe(
  v.objectWithRest({ last: secondsTime }, rowsOf(row)),
  v.transform(({ last, ...pairs }) =>
    Object.values(pairs)
      .flat()
      .map((candle): VenueCandle => ({ ...candle, isOpen: candle.time > last })),
  ),
);

/** Spot candles of Kraken: the last 720 and no older ones; the newest is always open. */
export const krakenCandles: CandleQuestion = (symbol, minutes, span) => ({
  // What opens after `since` is reported, itself left out.
  isAboutOne: true,
  path: `/0/public/OHLC?pair=${symbol}&interval=${minutes}&since=${Math.ceil(span.from / 1000) - 1}`,
  decode: jsonOf(
    v.pipe(
      krakenResult(result),
      v.transform((candles) => inSpan(candles, span)),
    ),
  ),
});
