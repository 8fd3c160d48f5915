import * as v from 'valibot';

/** Makes a decoder of JSON bodies by a schema; null for what is no JSON, or of another shape. */
export function jsonOf<Wire, Value>(schema: v.GenericSchema<Wire, Value>): (body: Buffer) => Value | null {
  return (body) => {
    const wire = parse(body);
    if (wire === undefined) return null;
    const result = v.safeParse(schema, wire);
    return result.success ? result.output : null;
  };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * A list whose rows are read one by one: a row of another shape is left out, as long as most have the documented one.
 * A list in which fewer than nine of ten rows do is refused as a whole.
 */
export function rowsOf<Wire, Row>(row: v.GenericSchema<Wire, Row>): v.GenericSchema<unknown, readonly Row[]> {
  return v.pipe(
    v.array(v.unknown()),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const rows = dataset.value.flatMap((wire) => {
        const result = v.safeParse(row, wire);
        return result.success ? [result.output] : [];
      });
      if (rows.length >= dataset.value.length * 0.9) return rows;
      addIssue({ message: `${dataset.value.length - rows.length} of ${dataset.value.length} rows are odd` });
      return NEVER;
    }),
  );
}
