import { expect, it } from 'vitest';
import { thresholdAt } from './thresholdAt.ts';

it.each([
  [70_000, 'USDT', 60_000, { threshold: 70_000, direction: 'above' }],
  [50_000, 'usd', 60_000, { threshold: 50_000, direction: 'below' }],
  [50_000, 'USDC', null, { threshold: 50_000, direction: 'above' }],
  [0.05, 'BTC', 0.04, undefined],
])('an alert at %d %s, now %s, begins with %j', (at, quote, price, begins) => {
  expect(thresholdAt(at, { quote, price })).toEqual(begins);
});
