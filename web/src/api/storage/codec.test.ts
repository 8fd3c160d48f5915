import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { fields, one, row, rows } from './codec.ts';
import { rowsByName } from './rowsByName.ts';

const line = row(v.object({ id: v.string(), kind: v.picklist(['a', 'b']) }));
const list = rows(line, ({ id }) => id);
const a = { id: '1', kind: 'a' } as const;
const later = { id: '2', kind: 'c', more: [1] };

describe('a stored list', () => {
  it.each([
    ['a row of a later version', later],
    ['a row that is no object', 7],
    ['nothing', null],
    ['a row that repeats an id', { id: '1', kind: 'b' }],
    ['a list in a list', [a]],
  ])('shows the other rows beside %s, and keeps it as it came', (_what, strange) => {
    expect(list.read([strange, a].toReversed())).toEqual([a]);
    expect(list.write([{ id: '3', kind: 'b' }, a], [a, strange])).toEqual([
      { id: '3', kind: 'b' },
      a,
      strange,
    ]);
    expect(list.write([], [a, strange])).toEqual([strange]);
  });

  it('keeps fields that it does not know, with their row', () => {
    const stored = [{ ...a, sound: 'bell' }];
    expect(list.read(stored)).toEqual([a]);
    expect(list.write([{ id: '1', kind: 'b' }], stored)).toEqual([{ id: '1', kind: 'b', sound: 'bell' }]);
  });

  it.each([undefined, null, 'x', { 0: a }])('is empty where %j is stored', (raw) => {
    expect(list.read(raw)).toEqual([]);
    expect(list.write([a], raw)).toEqual([a]);
  });

  it('may begin with rows of its own', () => {
    const begun = rows(line, ({ id }) => id, [a]);
    expect(begun.read(undefined)).toEqual([a]);
    expect(begun.read([])).toEqual([]);
  });
});

test('lists by name are read each by itself, and one without rows goes', () => {
  const named = rowsByName(list);
  const stored = { x: [a], y: [later] };
  expect(named.read(stored)).toEqual({ x: [a], y: [] });
  expect(named.write({ x: [], y: [] }, stored)).toEqual({ y: [later] });
  expect(named.write({ z: [a] }, stored)).toEqual({ y: [later], z: [a] });
});

describe('an object', () => {
  const prefs = fields({ list, kind: one(v.picklist(['candle', 'line']), 'candle') });

  it('is read field by field', () => {
    expect(prefs.read({ list: [a], kind: 'renko' })).toEqual({ list: [a], kind: 'candle' });
    expect(prefs.read('x')).toEqual({ list: [], kind: 'candle' });
  });

  it('keeps what it does not know until the visitor chooses something else', () => {
    const stored = { list: [later], kind: 'renko', sound: true };
    expect(prefs.write({ list: [a], kind: 'candle' }, stored)).toEqual({ ...stored, list: [a, later] });
    expect(prefs.write({ list: [], kind: 'line' }, stored)).toEqual({ ...stored, kind: 'line' });
  });
});
