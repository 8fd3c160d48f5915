import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireAmount } from './wireNumber.ts';
import { listOf, maybePart, rowsOf } from './wireRows.ts';

const row = v.object({ price: wireAmount });

describe('wireRows', () => {
  it.each([
    ['rowsOf', rowsOf(row)],
    ['listOf', listOf(row)],
  ])('%s drops only the unreadable row', (_, schema) => {
    expect(v.parse(schema, [{ price: 1 }, { price: 1e300 }, { price: 2 }])).toEqual([
      { price: 1 },
      { price: 2 },
    ]);
    expect(v.parse(schema, [])).toEqual([]);
  });

  it('a list without any readable row is rejected as a wrong answer; as a part it is empty', () => {
    expect(v.is(listOf(row), [{ price: 'x' }, null])).toBe(false);
    expect(v.parse(rowsOf(row), [{ price: 'x' }, null])).toEqual([]);
  });

  it.each([null, {}, 'rows'])('rejects %j, which is not a list', (wire) => {
    expect(v.is(listOf(row), wire)).toBe(false);
    expect(v.is(rowsOf(row), wire)).toBe(false);
  });

  it('an unreadable part is missing, and the rest stays', () => {
    const whole = v.object({ name: v.string(), part: maybePart(row) });
    expect(v.parse(whole, { name: 'a', part: { price: -1 } })).toEqual({ name: 'a', part: null });
    expect(v.parse(whole, { name: 'a' })).toEqual({ name: 'a', part: null });
    expect(v.parse(whole, { name: 'a', part: { price: 1 } })).toEqual({ name: 'a', part: { price: 1 } });
  });
});
