import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount, positive } from '../../decode/numbers.ts';
import type { PastInterest, PastInterestQuestion } from '../kinds/pastInterest.ts';

/** Rows a call. */
export const BINANCE_PAST_HOURS = 500;

const hour = v.pipe(
  v.object({ sumOpenInterestValue: positive, timestamp: amount }),
  v.transform(
    ({ sumOpenInterestValue, timestamp }): PastInterest => ({
      hour: timestamp,
      value: sumOpenInterestValue,
    }),
  ),
);

/** Open interest of a contract of Binance USDⓈ-M by the hour, in its quote, oldest first; of the last 30 days. */
export const binancePastInterest: PastInterestQuestion = (symbol, span) => ({
  isAboutOne: true,
  isPassing: true,
  path: `/futures/data/openInterestHist?symbol=${symbol}&period=1h&limit=${BINANCE_PAST_HOURS}${span === null ? '' : `&startTime=${span.from}&endTime=${span.to}`}`,
  decode: jsonOf(rowsOf(hour)),
});
