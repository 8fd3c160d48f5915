import * as v from 'valibot';

/**
 * How the lists of the wire are read: a row that cannot be read is left out, and takes no other with it. What a call
 * sends stays whole: parameters are arrays of valibot.
 */

/** A schema by what goes in and what comes out. */
type Row<Wire, Entity> = v.GenericSchema<Wire, Entity>;

/** Rows that are part of an answer: those that can be read, however few. */
export function rowsOf<Wire, Entity>(row: Row<Wire, Entity>): Row<Wire[], Entity[]> {
  return v.pipe(
    v.array(v.custom<Wire>(() => true)),
    v.transform((wires) => readable(row, wires)),
  );
}

/** Rows that are the answer: refused where there are some and none can be read, since that is another answer's shape. */
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

/** A part of an answer that may be missing, and is where it cannot be read: the rest does without. */
export function maybePart<Wire, Entity>(part: Row<Wire, Entity>) {
  return v.fallback(v.optional(v.nullable(part), null), null);
}
