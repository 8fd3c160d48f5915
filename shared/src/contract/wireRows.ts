import * as v from 'valibot';

/**
 * How lists on the wire are read: an unreadable row is dropped without affecting others. Request parameters are strict:
 * they use valibot's arrays.
 */

/** A schema by its input and output types. */
type Row<Wire, Entity> = v.GenericSchema<Wire, Entity>;

/** Rows that are part of an answer: the readable ones, however few. */
export function rowsOf<Wire, Entity>(row: Row<Wire, Entity>): Row<Wire[], Entity[]> {
  return v.pipe(
    v.array(v.custom<Wire>(() => true)),
    v.transform((wires) => readable(row, wires)),
  );
}

/**
 * Rows that are the answer: rejected if there are some but none is readable, because that is the shape of another
 * answer.
 */
export function listOf<Wire, Entity>(row: Row<Wire, Entity>): Row<Wire[], Entity[]> {
  return v.pipe(
    v.array(v.custom<Wire>(() => true)),
    v.transform((wires) => ({ wires, read: readable(row, wires) })),
    v.check(({ wires, read }) => wires.length === 0 || read.length > 0, 'no row can be read'),
    v.transform(({ read }) => read),
  );
}

function readable<Wire, Entity>(row: Row<Wire, Entity>, wires: readonly Wire[]): Entity[] {
  return wires.flatMap((wire) => {
    const result = v.safeParse(row, wire, { abortEarly: true });
    return result.success ? [result.output] : [];
  });
}

/** An optional part of an answer; an unreadable one counts as missing. */
export function maybePart<Wire, Entity>(part: Row<Wire, Entity>) {
  return v.fallback(v.optional(v.nullable(part), null), null);
}
