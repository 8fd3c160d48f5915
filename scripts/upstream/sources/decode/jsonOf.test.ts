import * as v from 'valibot';
import { expect, test } from 'vitest';
import { failure } from '../net/failure.ts';
import { jsonOf, rowsOf } from './jsonOf.ts';

const LONG = 'a'.repeat(1 << 20);
const bodyOf = (value: unknown) => Buffer.from(JSON.stringify(value));

test('half a surrogate pair is read as the sign for what cannot be read, in names too', () => {
  const decoder = jsonOf(v.record(v.string(), v.string()));
  expect(decoder.read(Buffer.from(String.raw`{"\ud83d":"a\ude00"}`))).toEqual({ '\ufffd': 'a\ufffd' });
});

test('a fault names the field, and does not repeat a megabyte', () => {
  const [fault = ''] = jsonOf(v.object({ height: v.number() })).faults(bodyOf({ height: LONG }));
  expect(fault).toMatch(/^height: /);
  expect(fault.length).toBeLessThan(200);
  const rows = jsonOf(rowsOf(v.object({ height: v.number() })));
  const [faults = ''] = rows.faults(
    bodyOf(Array.from({ length: 20 }, (_, at) => ({ height: `${at}${LONG}` }))),
  );
  expect(faults).toMatch(/^20 of 20 rows: height: /);
  expect(faults.length).toBeLessThan(1_000);
});

test('a failure tells the operator a line, however much a source has sent', () => {
  expect(failure('shape', LONG).detail).toHaveLength(500);
});
