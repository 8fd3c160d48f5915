import * as v from 'valibot';
import { amountOrNull } from './numbers.ts';

/** A fraction of 1 to percent, where it may be missing. */
export const percentOfFractionOrNull = v.pipe(
  amountOrNull,
  v.transform((fraction) => (fraction === null ? null : fraction * 100)),
);
