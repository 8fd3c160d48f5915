import * as v from 'valibot';
import { type Codec, codec, type Given } from './fields.ts';

/**
 * How lists on the wire are read: an unreadable row is dropped without affecting others. Request parameters are strict:
 * they use valibot's arrays.
 */

/** Lists of what a row reads; they are written by the same row. */
type Rows<Row extends v.GenericSchema> = Codec<
  v.InferInput<Row>[],
  v.InferOutput<Row>[],
  readonly Given<Row>[]
>;

/** Rows that are part of an answer: the readable ones, however few. */
export function rowsOf<Row extends v.GenericSchema>(row: Row): Rows<Row> {
  return codec(
    v.pipe(
      v.array(v.custom<v.InferInput<Row>>(() => true)),
      v.transform((wires) => readable(row, wires)),
    ),
    { rows: row },
  );
}

/**
 * Rows that are the answer: rejected if there are some but none is readable, because that is the shape of another
 * answer.
 */
export function listOf<Row extends v.GenericSchema>(row: Row): Rows<Row> {
  return codec(
    v.pipe(
      v.array(v.custom<v.InferInput<Row>>(() => true)),
      v.transform((wires) => ({ wires, read: readable(row, wires) })),
      v.check(({ wires, read }) => wires.length === 0 || read.length > 0, 'no row can be read'),
      v.transform(({ read }) => read),
    ),
    { rows: row },
  );
}

function readable<Row extends v.GenericSchema>(row: Row, wires: readonly unknown[]): v.InferOutput<Row>[] {
  return wires.flatMap((wire) => {
    const result = v.safeParse(row, wire, { abortEarly: true });
    return result.success ? [result.output] : [];
  });
}

/** An optional part of an answer; an unreadable one counts as missing. */
export function maybePart<const Part extends v.GenericSchema>(part: Part) {
  return v.fallback(v.optional(v.nullable(part), null), null);
}
