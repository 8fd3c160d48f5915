import { SUMMARY_MOST } from '@coinmirror/shared/constants/textLimits.ts';
import { atMost } from '@coinmirror/shared/format/atMost.ts';
import * as v from 'valibot';
import { amountOrNull } from './numbers.ts';

/** A number that cannot be 0: sources write 0 for a supply, a value or a rank that they do not know. */
export const positiveOrNull = v.pipe(
  amountOrNull,
  v.transform((value) => (value !== null && value > 0 ? value : null)),
);

/** A text; null where it is missing or empty. */
export const textOrNull = v.pipe(
  v.optional(v.nullable(v.pipe(v.string(), v.trim())), null),
  v.transform((text) => (text === null || text === '' ? null : atMost(text, SUMMARY_MOST))),
);
