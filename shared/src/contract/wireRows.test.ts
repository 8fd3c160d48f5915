import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireAmount } from './wireNumber.ts';
import { listOf, maybePart, rowsOf } from './wireRows.ts';

const row = v.object({ price: wireAmount });

describe('wireRows', () => {
  it.each([
    ['rowsOf', rowsOf(row)],
    ['listOf', listOf(row)],
  ])('%s leaves out the row that cannot be read, and that alone', (_, schema) => {
    expect(v.parse(schema, [{ price: 1 }, { price: 1e300 }, { price: 2 }])).toEqual([
      { price: 1 },
      { price: 2 },
    ]);
    expect(v.parse(schema, [])).toEqual([]);
  });

  it('a list of which no row can be read is another answer, and refused; as a part it is empty', () => {
    expect(v.is(listOf(row), [{ price: 'x' }, null])).toBe(false);
    expect(v.parse(rowsOf(row), [{ price: 'x' }, null])).toEqual([]);
  });

  it.each([null, {}, 'rows'])('refuses %j, which is no list', (wire) => {
    expect(v.is(listOf(row), wire)).toBe(false);
    expect(v.is(rowsOf(row), wire)).toBe(false);
  });

  it('a part that cannot be read is missing, and what it is part of stands', () => {
    const whole = v.object({ name: v.string(), part: maybePart(row) });
    expect(v.parse(whole, { name: 'a', part: { price: -1 } })).toEqual({ name: 'a', part: null });
    expect(v.parse(whole, { name: 'a' })).toEqual({ name: 'a', part: null });
    expect(v.parse(whole, { name: 'a', part: { price: 1 } })).toEqual({ name: 'a', part: { price: 1 } });
  });
});
