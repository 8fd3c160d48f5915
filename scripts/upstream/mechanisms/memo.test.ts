import { expect, test, vi } from 'vitest';
import { createMemo, oncePer } from './memo.ts';

test('a value is made once while its stamp stays the same, however many ask', () => {
  const memo = createMemo<string, number>();
  const make = vi.fn(() => make.mock.calls.length);
  expect([memo.of('okx', 1, make), memo.of('okx', 1, make), memo.of('okx', 2, make)]).toEqual([1, 1, 2]);
  expect(memo.of('okx', 1, make)).toBe(3);
});

test('keys do not share their values, and what is dropped or cleared is made anew', () => {
  const memo = createMemo<string, number>();
  const make = vi.fn(() => make.mock.calls.length);
  expect([memo.of('a', 1, make), memo.of('b', 1, make)]).toEqual([1, 2]);
  memo.drop('a');
  expect([memo.of('a', 1, make), memo.of('b', 1, make)]).toEqual([3, 2]);
  memo.clear();
  expect([...memo.keys()]).toEqual([]);
  expect(memo.of('b', 1, make)).toBe(4);
});

test.each([[Number.NaN], [undefined], [null], [0]])('a stamp of %s is a stamp as any other', (stamp) => {
  const memo = createMemo<string, number>();
  const make = vi.fn(() => 1);
  memo.of('a', stamp, make);
  memo.of('a', stamp, make);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a value of undefined is held too, and one that could not be made is not', () => {
  const memo = createMemo<string, undefined>();
  const make = vi.fn(() => undefined);
  memo.of('a', 1, make);
  memo.of('a', 1, make);
  expect(make).toHaveBeenCalledTimes(1);
  const failing = vi.fn((): undefined => {
    throw new Error('not now');
  });
  expect(() => memo.of('b', 1, failing)).toThrow('not now');
  expect(() => memo.of('b', 1, failing)).toThrow('not now');
  expect(failing).toHaveBeenCalledTimes(2);
});

test('what belongs to an object is made once for it and for each other one', () => {
  const make = vi.fn((owner: { readonly name: string }, more: number) => `${owner.name} ${more}`);
  const once = oncePer(make);
  const [one, other] = [{ name: 'one' }, { name: 'one' }];
  expect([once(one, 1), once(one, 2), once(other, 3)]).toEqual(['one 1', 'one 1', 'one 3']);
  expect(make).toHaveBeenCalledTimes(2);
});
