import { expect, test } from 'vitest';
import { roundBuckets } from './roundBuckets.ts';

const PRICE = 141_802;
const levels = Array.from({ length: 48 }, (_, at) => ({
  price: PRICE + (at - 23.5) * 709,
  long: at < 24 ? 10 : 0,
  short: at < 24 ? 0 : 20,
}));

test('buckets stand at round prices, hold everything, and one of them the price', () => {
  const { levels: buckets, priceAt } = roundBuckets(levels, PRICE);
  expect(buckets.map(({ price }) => price % 2000)).toEqual(buckets.map(() => 0));
  expect(buckets.length).toBeLessThan(20);
  expect(buckets.reduce((sum, { long }) => sum + long, 0)).toBe(240);
  expect(buckets.reduce((sum, { short }) => sum + short, 0)).toBe(480);
  const [first] = buckets;
  expect((first?.price ?? 0) + ((priceAt ?? Number.NaN) + 0.5) * 2000).toBeCloseTo(PRICE, 6);
});

test('tiny prices have round buckets too, and no levels none', () => {
  const tiny = levels.map((level) => ({ ...level, price: level.price / 1e10 }));
  expect(roundBuckets(tiny, PRICE / 1e10).levels.map(({ price }) => price)).toContain(0.000014);
  expect(roundBuckets([], 1)).toEqual({ levels: [], priceAt: null });
});
