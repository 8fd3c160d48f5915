import { wellFormedJson } from '@coinmirror/shared/contract/jsonText.ts';
import { shortened } from '@coinmirror/shared/format/atMost.ts';
import * as v from 'valibot';
import type { Decoder } from './decoder.ts';

/**
 * Makes a decoder of JSON bodies by a schema. The numbers of the member `exact` arrive as strings: an identifier may pass
 * 2^53, above which neighbours are one and the same number.
 */
export function jsonOf<Wire, Value>(schema: v.GenericSchema<Wire, Value>, exact?: string): Decoder<Value> {
  const digits = exact === undefined ? null : new RegExp(`("${exact}"\\s*:\\s*)(\\d+)`, 'g');
  const parse = (body: Buffer) => parsed(body, digits);
  return {
    read(body) {
      const wire = parse(body);
      if (wire === undefined) return null;
      const result = v.safeParse(schema, wire);
      return result.success ? result.output : null;
    },
    faults(body) {
      const wire = parse(body);
      if (wire === undefined) return ['no JSON'];
      const result = v.safeParse(schema, wire);
      return result.success ? [] : result.issues.map(faultOf);
    },
  };
}

function parsed(body: Buffer, digits: RegExp | null): unknown {
  const text = wellFormedJson(body.toString('utf8'));
  try {
    return JSON.parse(digits === null ? text : text.replace(digits, '$1"$2"'));
  } catch {
    return undefined;
  }
}

/** Characters of a fault: a message repeats what was received, which may be a megabyte. */
const LONGEST = 150;

/** An issue with the field it is of: `result.ticks: Invalid key`. */
function faultOf(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue);
  return shortened(field === null ? issue.message : `${field}: ${issue.message}`, LONGEST);
}

/**
 * A list whose rows are read one by one: a row of another shape is left out, as long as most have the documented one.
 * A list in which fewer than nine of ten rows do is refused as a whole, and names the fields that most rows fail at.
 * Rows that are `quiet` say nothing: they are left out, and count neither for the list nor against it.
 */
export function rowsOf<Wire, Row>(
  row: v.GenericSchema<Wire, Row>,
  quiet: v.GenericSchema = v.never(),
): v.GenericSchema<unknown, readonly Row[]> {
  return v.pipe(
    v.array(v.unknown()),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { read, refusal } = readEach(row, quiet, dataset.value.entries());
      if (refusal === null) return read.map(([, each]) => each);
      addIssue({ message: refusal });
      return NEVER;
    }),
  );
}

/** An object whose members are rows, each under its name: they are read as those of a list are. */
export function membersOf<Wire, Row>(
  row: v.GenericSchema<Wire, Row>,
  quiet: v.GenericSchema = v.never(),
): v.GenericSchema<unknown, ReadonlyMap<string, Row>> {
  return v.pipe(
    v.custom<object>(
      (wire) => typeof wire === 'object' && wire !== null && !Array.isArray(wire),
      'an object',
    ),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { read, refusal } = readEach(row, quiet, Object.entries(dataset.value));
      if (refusal === null) return new Map(read);
      addIssue({ message: refusal });
      return NEVER;
    }),
  );
}

/** Of rows that say something, so many parts of 1 are as documented. */
const MOST = 0.9;

interface Rows<Key, Row> {
  readonly read: readonly (readonly [Key, Row])[];
  /** Why they are refused as a whole; null: they are not. */
  readonly refusal: string | null;
}

function readEach<Key, Wire, Row>(
  row: v.GenericSchema<Wire, Row>,
  quiet: v.GenericSchema,
  wires: Iterable<readonly [Key, unknown]>,
): Rows<Key, Row> {
  const faults = new Map<string, number>();
  const read: (readonly [Key, Row])[] = [];
  let odd = 0;
  for (const [key, wire] of wires) {
    if (v.is(quiet, wire)) continue;
    const result = v.safeParse(row, wire);
    if (result.success) read.push([key, result.output]);
    else {
      const fault = faultOf(result.issues[0]);
      faults.set(fault, (faults.get(fault) ?? 0) + 1);
      odd += 1;
    }
  }
  const all = read.length + odd;
  return { read, refusal: read.length >= all * MOST ? null : `${odd} of ${all} rows: ${worstOf(faults)}` };
}

function worstOf(faults: ReadonlyMap<string, number>): string {
  const worst = [...faults].toSorted(([, one], [, other]) => other - one).slice(0, 3);
  return worst.map(([fault, count]) => `${fault} (${count})`).join(', ');
}
