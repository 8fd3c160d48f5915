import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  csvNumbers,
  importance,
  lineNumbers,
  maybeAmount,
  maybeCount,
  maybeNum,
  maybeRank,
  maybeScore,
  maybeShare,
  maybeStars,
  num,
  wireAmount,
  wireCount,
} from './wireNumber.ts';

describe('wireNumber', () => {
  it.each([
    [12.5, 12.5],
    ['12.5', 12.5],
    [' -3e2 ', -300],
    [0, 0],
    [1e-320, 0],
    [-0, 0],
  ])('reads the number %j as %d', (wire, entity) => {
    expect(v.parse(num, wire)).toBe(entity);
  });

  it.each([
    '',
    'abc',
    '1,2',
    'NaN',
    'Infinity',
    null,
    undefined,
    Number.NaN,
    1e24,
    -1e300,
    '1e400',
    '9'.repeat(40),
  ])('rejects %j if a number is required', (wire) => {
    expect(v.is(num, wire)).toBe(false);
  });

  it.each([null, undefined, '', '--', '-', 'NaN', 'Infinity', '暂无', 1e24, 1e300, -1e300, '1e30'])(
    'reads the missing or impossible number %j as null, never as 0',
    (wire) => {
      expect(v.parse(maybeNum, wire)).toBeNull();
    },
  );

  it('keeps 0 as 0, except for a rank, where the upstream means none', () => {
    expect(v.parse(maybeNum, '0')).toBe(0);
    expect(v.parse(maybeRank, 0)).toBeNull();
    expect(v.parse(maybeRank, '7')).toBe(7);
  });

  it('rejects a number of any length in bounded time', () => {
    expect(v.parse(maybeNum, `${'9'.repeat(200_000)}x`)).toBeNull();
  });

  it.each([
    ['money below 0', maybeAmount, -1],
    ['a count of halves', maybeCount, 0.5],
    ['a count below 0', maybeCount, -1],
    ['more than a double counts', maybeCount, 2 ** 53],
    ['a share above the whole', maybeShare, 101],
    ['a share below 0', maybeShare, -0.1],
    ['a score above 100', maybeScore, 101],
    ['six stars', maybeStars, 6],
    ['no star', maybeStars, 0],
    ['less than no star', maybeStars, -5],
    ['more stars than a text holds', maybeStars, 1e30],
    ['four stars and a half', maybeStars, 4.5],
    ['half a rank', maybeRank, 1.5],
  ])('reads %s as unknown', (_, schema, wire) => {
    expect(v.parse(schema, wire)).toBeNull();
  });

  it('rejects required numbers that would be null if optional', () => {
    expect(v.is(wireAmount, -1)).toBe(false);
    expect(v.is(wireCount, 0.5)).toBe(false);
  });

  it('reads an unreadable importance as the lowest', () => {
    expect([1, '3', 0, 1e30, null].map((wire) => v.parse(importance, wire))).toEqual([1, 3, 1, 1, 1]);
  });

  it('drops a line with an unreadable number, since positions are times', () => {
    expect(v.parse(csvNumbers, '1,2.5,-3')).toEqual([1, 2.5, -3]);
    expect(v.parse(lineNumbers, [1, '2.5'])).toEqual([1, 2.5]);
    for (const wire of ['', null, '1,x', '1,1e300', '1,,2']) expect(v.parse(csvNumbers, wire)).toEqual([]);
    for (const wire of [[], null, [1, 1e300]]) expect(v.parse(lineNumbers, wire)).toEqual([]);
  });
});
