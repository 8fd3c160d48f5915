import * as v from 'valibot';

/** A number that says nothing, as sources write it of what has never traded: null, '', or 0. */
export const nothing = v.union([
  v.null(),
  v.literal(0),
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => Number(text) === 0),
  ),
]);

/** A row that says nothing, by its field. One without the field is of another shape, and not quiet. */
export function quietIn(field: string): v.GenericSchema {
  return v.object({ [field]: nothing });
}
