import * as v from 'valibot';
import { amount } from './numbers.ts';

/** Epoch seconds (as a number or its text), to epoch ms. */
export const secondsTime = v.pipe(
  amount,
  v.transform((seconds) => Math.round(seconds * 1000)),
);

/** ISO date and time, or a day alone (its UTC midnight), to epoch ms. */
export const isoTime = v.pipe(v.string(), v.transform(Date.parse), v.finite());

/** The same where it may be missing. */
export const isoTimeOrNull = v.optional(v.nullable(isoTime), null);

/** Epoch ms (as a number or its text); null where it is missing, '' or 0, which venues write for "never". */
export const timeOrNull = v.optional(
  v.union([
    v.pipe(
      amount,
      v.transform((time) => (time > 0 ? time : null)),
    ),
    v.pipe(
      v.union([v.null(), v.literal('')]),
      v.transform(() => null),
    ),
  ]),
  null,
);
