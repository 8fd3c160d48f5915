import * as v from 'valibot';

/** A coin's code as a parameter. */
export const coinCode = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(80));
