import { sampled, thirdOf } from '@coinmirror/testing/rotation.ts';
import { expect, it } from 'vitest';

const CASES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const DAYS = [20_785, 20_786, 20_787];

it('takes every sampled case within three days, each once', () => {
  expect(DAYS.flatMap((day) => thirdOf(CASES, day)).toSorted()).toEqual(CASES);
});

it('takes at least one of however few cases there are', () => {
  for (const day of DAYS) {
    expect(thirdOf(['a', 'b'], day)).toHaveLength(1);
    expect(thirdOf(['a'], day)).toEqual(['a']);
  }
  expect(thirdOf([], 0)).toEqual([]);
});

it('takes the same cases all day', () => {
  expect(sampled(CASES)).toEqual(sampled(CASES));
  expect(thirdOf(CASES, DAYS[0] ?? 0)).toEqual(thirdOf(CASES, (DAYS[0] ?? 0) + 3));
});
