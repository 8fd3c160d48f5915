import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { csvNumbers, envelope, flag, flatPage, listPage, maybeNum, maybeRank, num } from './wire.ts';

describe('wire', () => {
  it.each([
    [12.5, 12.5],
    ['12.5', 12.5],
    [' -3e2 ', -300],
    [0, 0],
  ])('reads the number %j as %d', (wire, entity) => {
    expect(v.parse(num, wire)).toBe(entity);
  });

  it.each(['', 'abc', '1,2', null, undefined, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses %j where a number must be',
    (wire) => {
      expect(v.is(num, wire)).toBe(false);
    },
  );

  it.each([null, undefined, '', '--', '-'])('reads the missing number %j as null, never as 0', (wire) => {
    expect(v.parse(maybeNum, wire)).toBeNull();
  });

  it('keeps 0 as 0, except for a rank, where the upstream means none', () => {
    expect(v.parse(maybeNum, '0')).toBe(0);
    expect(v.parse(maybeRank, 0)).toBeNull();
    expect(v.parse(maybeRank, '7')).toBe(7);
  });

  it('reads flags in every spelling', () => {
    expect([1, '1', true, 'true'].map((wire) => v.parse(flag, wire))).toEqual([true, true, true, true]);
    expect([0, '0', false, '', null, undefined].map((wire) => v.parse(flag, wire))).toEqual(
      Array(6).fill(false),
    );
  });

  it('reads lists of numbers, and an empty text as an empty list', () => {
    expect(v.parse(csvNumbers, '1,2.5,-3')).toEqual([1, 2.5, -3]);
    expect(v.parse(csvNumbers, '')).toEqual([]);
    expect(v.is(csvNumbers, '1,x')).toBe(false);
  });

  it('takes 0 and 200, as number or text, for success and nothing else', () => {
    const answer = envelope(num);
    for (const code of [0, 200, '0', '200']) expect(v.parse(answer, { code, data: 1 })).toBe(1);
    for (const code of [201, 403, '500', null]) expect(v.is(answer, { code, data: 1 })).toBe(false);
  });

  it('reads both page envelopes into the same page', () => {
    const page = { rows: [1, 2], page: 2, pageCount: 3, total: 6 };
    expect(
      v.parse(flatPage(num), { code: 200, data: ['1', 2], maxpage: '3', currpage: 2, total_count: 6 }),
    ).toEqual(page);
    expect(
      v.parse(listPage(num), { code: 200, data: { list: [1, 2], total_count: 6, total_pages: 3, page: 2 } }),
    ).toEqual(page);
  });
});
