import { wellFormedJson } from '@coinmirror/shared/contract/jsonText.ts';
import { shortened } from '@coinmirror/shared/format/atMost.ts';
import * as v from 'valibot';
import type { Decoder } from './decoder.ts';

/** Makes a decoder of JSON bodies by a schema. */
export function jsonOf<Wire, Value>(schema: v.GenericSchema<Wire, Value>): Decoder<Value> {
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

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(wellFormedJson(body.toString('utf8')));
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
 */
export function rowsOf<Wire, Row>(row: v.GenericSchema<Wire, Row>): v.GenericSchema<unknown, readonly Row[]> {
  return v.pipe(
    v.array(v.unknown()),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const fields = new Map<string, number>();
      const rows = dataset.value.flatMap((wire) => {
        const result = v.safeParse(row, wire);
        if (result.success) return [result.output];
        const field = faultOf(result.issues[0]);
        fields.set(field, (fields.get(field) ?? 0) + 1);
        return [];
      });
      if (rows.length >= dataset.value.length * 0.9) return rows;
      const worst = [...fields].toSorted(([, one], [, other]) => other - one).slice(0, 3);
      const named = worst.map(([field, count]) => `${field} (${count})`).join(', ');
      addIssue({
        message: `${dataset.value.length - rows.length} of ${dataset.value.length} rows: ${named}`,
      });
      return NEVER;
    }),
  );
}
