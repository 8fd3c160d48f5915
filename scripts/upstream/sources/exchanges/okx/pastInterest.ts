import { HOUR } from '@coinmirror/shared/time/units.ts';
import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount, positive } from '../../decode/numbers.ts';
import type { PastInterest, PastInterestQuestion } from '../kinds/pastInterest.ts';
import { okxData } from './envelope.ts';

/** Rows a call. */
export const OKX_PAST_HOURS = 100;

/** Beginning of the hour, contracts, coins, dollars. What a row says is how the hour ended: it is that of the next one. */
const hour = v.pipe(
  v.looseTuple([amount, amount, amount, positive]),
  v.transform(([time, , , dollars]): PastInterest => ({ hour: time + HOUR, value: dollars })),
);

/** Open interest of a contract of OKX by the hour, newest first there. */
export const okxPastInterest: PastInterestQuestion = (symbol, span) => ({
  isAboutOne: true,
  isPassing: true,
  path: `/api/v5/rubik/stat/contracts/open-interest-history?instId=${symbol}&period=1H&limit=${OKX_PAST_HOURS}${span === null ? '' : `&begin=${span.from - HOUR}&end=${span.to}`}`,
  decode: jsonOf(okxData(rowsOf(hour))),
});
