import * as v from 'valibot';

/** A finite number, written as one or as its text; '' and NaN are refused. */
export const amount = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
  v.finite(),
);

/** A price, which is above 0. */
export const positive = v.pipe(amount, v.gtValue(0));

/** A finite number that may be missing: null for null, '', '-' and a missing field. */
export const amountOrNull = v.optional(
  v.union([
    amount,
    v.pipe(
      v.union([v.null(), v.literal(''), v.literal('-')]),
      v.transform(() => null),
    ),
  ]),
  null,
);
