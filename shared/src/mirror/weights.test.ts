import { expect, it } from 'vitest';
import { sumKnown, weigh } from './weights.ts';

it.each([
  ['a crash', [10.59e8, 4.72e8], ['solid', 'hollow']],
  ['a rally', [137, 524], ['hollow', 'solid']],
  ['sides within 1 %', [100, 100.9], ['solid', 'solid']],
  ['sides 1 % apart', [100, 101], ['hollow', 'solid']],
  ['nothing at all', [0, 0], ['solid', 'solid']],
  ['one side of nothing', [0, 3], ['hollow', 'solid']],
  ['sums below 0, by their size', [-5, 2], ['solid', 'hollow']],
  ['an unknown side', [null, 2], ['hollow', 'solid']],
  ['two unknown sides', [null, null], ['hollow', 'hollow']],
  ['three sides', [1, 8, 8.01], ['hollow', 'solid', 'solid']],
  ['huge and tiny', [1e300, 1e-300], ['solid', 'hollow']],
] as const)('%s: %j is %j', (_what, sums, weights) => {
  expect(weigh(sums)).toEqual(weights);
});

it('a sum leaves out what is missing, and is missing without anything', () => {
  expect(sumKnown([1, null, 2])).toBe(3);
  expect([sumKnown([]), sumKnown([null]), sumKnown([Number.NaN])]).toEqual([null, null, null]);
  expect(sumKnown([0])).toBe(0);
});
