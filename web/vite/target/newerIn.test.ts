import { expect, it } from 'vitest';
import { newerIn } from './newerIn.ts';

const NAMES = new Set(['toSorted', 'AbortSignal.any', 'Map.groupBy']);

it.each([
  ['rows.toSorted(compare)', ['toSorted']],
  ['rows?.toSorted()', ['toSorted']],
  ['rows["toSorted"]()', ['toSorted']],
  ['rows[`toSorted`]()', ['toSorted']],
  ['globalThis.AbortSignal.any([a, b])', ['AbortSignal.any']],
  ['a.toSorted(); b.toSorted()', ['toSorted']],
  ['/\\p{RGI_Emoji}/v.test(text)', ['/…/v']],
])('%s uses %j', (code, found) => {
  expect(newerIn(code, NAMES)).toEqual(found);
});

it.each([
  ['a word in a text', 'say(".toSorted(")'],
  ['a name of our own', 'v.any([a, b]); const toSorted = 1; use(toSorted)'],
  ['the method of another object', 'Object.groupBy(rows, byDay)'],
  ['an older flag', '/a/giu.test(text)'],
])('%s is none', (_what, code) => {
  expect(newerIn(code, NAMES)).toEqual([]);
});
