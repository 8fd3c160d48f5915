import * as v from 'valibot';
import { jsonOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import { secondsTime } from '../../decode/times.ts';
import { type CandleQuestion, candlesOf, lastOf, type VenueCandle } from '../kinds/candle.ts';

/** Lowest before highest before opening: an order of its own. */
const row = v.pipe(
  v.looseTuple([secondsTime, amount, amount, amount, amount, amount]),
  v.transform(
    ([time, low, high, open, close, volume]): VenueCandle => ({
      time,
      open,
      high,
      low,
      close,
      volume,
      quoteVolume: null,
      isOpen: null,
    }),
  ),
);

const MOST = 300;

/** Candles of Coinbase Exchange: 300 a call, newest first there; a period without a trade has none. */
export const coinbaseCandles: CandleQuestion = (symbol, minutes, span) => {
  const { from, to } = lastOf(span, minutes, MOST);
  // Both ends are included there.
  const [start, end] = [new Date(from).toISOString(), new Date(to - 1).toISOString()];
  return {
    isAboutOne: true,
    path: `/products/${symbol}/candles?granularity=${minutes * 60}&start=${start}&end=${end}`,
    decode: jsonOf(candlesOf(row, span)),
  };
};
