import * as v from 'valibot';
import { amount, amountOrNull } from './numbers.ts';

/** A fraction of 1 to percent. */
export const percentOfFraction = v.pipe(
  amount,
  v.transform((fraction) => fraction * 100),
);

/** The same where it may be missing. */
export const percentOfFractionOrNull = v.pipe(
  amountOrNull,
  v.transform((fraction) => (fraction === null ? null : fraction * 100)),
);
