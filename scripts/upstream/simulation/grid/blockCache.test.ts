import { expect, it } from 'vitest';
import { createBlockCache } from './blockCache.ts';

const cacheOf = (capacity: number) => {
  let made = 0;
  const cache = createBlockCache(capacity, () => {
    made += 1;
    return { number: made };
  });
  return { cache, made: () => made };
};

it('keeps a block apart from those of other subjects, and makes it once', () => {
  const { cache, made } = cacheOf(10);
  const [path, other] = [cache.reserve(), cache.reserve()];
  const first = path(700);
  expect(other(700)).not.toBe(first);
  expect(path(700)).toBe(first);
  expect(made()).toBe(2);
});

it('keeps no more blocks than its capacity, whichever subjects they belong to', () => {
  const { cache } = cacheOf(2);
  const [path, other] = [cache.reserve(), cache.reserve()];
  const first = path(0);
  other(0);
  other(1);
  expect(path(0)).not.toBe(first);
});

it('reserves room for blocks until 2080', () => {
  const { cache, made } = cacheOf(10);
  const [path, other] = [cache.reserve(), cache.reserve()];
  path(Math.floor(Date.UTC(2080, 0, 1) / (20 * 86_400_000)));
  other(0);
  expect(made()).toBe(2);
});
