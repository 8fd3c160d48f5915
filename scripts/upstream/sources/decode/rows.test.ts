import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { jsonOf, membersOf, rowsOf } from './jsonOf.ts';
import { positive } from './numbers.ts';
import { nothing, quietIn } from './quiet.ts';

const row = v.object({ last: positive });
const bodyOf = (value: unknown) => Buffer.from(JSON.stringify(value));
const rows = jsonOf(rowsOf(row, quietIn('last')));
const members = jsonOf(membersOf(row, quietIn('last')));

const good = { last: '2' };
const odd = { last: 'x' };
const times = <Row>(count: number, each: Row) => Array.from({ length: count }, () => each);
const named = (list: readonly unknown[]) => Object.fromEntries(list.map((each, at) => [`P${at}`, each]));

describe('members of an object are rows', () => {
  test('one of ten that is odd is left out, and leaves the others under their names', () => {
    const read = members.read(bodyOf(named([odd, ...times(9, good)])));
    expect(read?.size).toBe(9);
    expect(read?.has('P0')).toBe(false);
    expect(read?.get('P9')).toEqual({ last: 2 });
  });

  test('two of ten refuse the whole, which says where', () => {
    const body = bodyOf(named([odd, odd, ...times(8, good)]));
    expect(members.read(body)).toBeNull();
    expect(members.faults(body)[0]).toMatch(/^2 of 10 rows: last: .* \(2\)$/);
  });

  test('a list where an object is documented is refused', () => {
    expect(members.read(bodyOf(times(9, good)))).toBeNull();
    expect(members.read(bodyOf('no pair'))).toBeNull();
  });

  test('names as `__proto__` and `constructor` change nothing', () => {
    const read = members.read(
      Buffer.from('{"__proto__":{"last":"9"},"constructor":{"last":"3"},"A":{"last":"2"}}'),
    );
    expect(read?.get('A')).toEqual({ last: 2 });
    expect(Object.hasOwn(Object.prototype, 'last')).toBe(false);
  });
});

describe('rows that say nothing', () => {
  test.each(['', ' ', '0', '0.0000', 0, null])('%j counts neither for a list nor against it', (last) => {
    const quiet = times(127, { last });
    expect(rows.read(bodyOf([...quiet, ...times(9, good), odd]))).toHaveLength(9);
    expect(rows.read(bodyOf([...quiet, ...times(8, good), odd]))).toBeNull();
    expect(members.read(bodyOf(named([...quiet, good])))?.size).toBe(1);
  });

  test('hide no change of shape: a field that is gone, below 0 or a list is odd', () => {
    for (const wire of [{ price: '2' }, { last: '-2' }, { last: [] }, {}, null])
      expect(rows.read(bodyOf([wire])), JSON.stringify(wire)).toBeNull();
  });

  test('a number by itself may say nothing too', () => {
    expect(v.is(nothing, '0.00')).toBe(true);
    expect(v.is(nothing, '0.01')).toBe(false);
    expect(v.is(nothing, false)).toBe(false);
  });
});
