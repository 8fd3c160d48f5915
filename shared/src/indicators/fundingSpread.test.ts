import { expect, test } from 'vitest';
import { fundingSpreads } from './fundingSpread.ts';

const venues = [
  { name: '币安', hours: 8 },
  { name: 'Hyperliquid', hours: 1 },
  { name: 'Bitget', hours: null },
];
const row = (code: string, ...rates: (number | null)[]) => ({ code, symbol: code.toUpperCase(), rates });

test('rates are compared as a year’s, however often they are paid', () => {
  // 0.01 % each eight hours and 0.00125 % each hour are the same.
  const [same] = fundingSpreads({ venues, rows: [row('a', 0.01, 0.001_25, 5)] });
  expect(same?.spread).toBeCloseTo(0, 9);
  const [apart] = fundingSpreads({ venues, rows: [row('a', 0.01, -0.001_25, null)] });
  expect(apart).toMatchObject({ high: { venue: '币安' }, low: { venue: 'Hyperliquid' } });
  expect(apart?.spread).toBeCloseTo(2 * 10.95, 6);
  expect(apart?.spread).toBe((apart?.high.rate ?? 0) - (apart?.low.rate ?? 0));
});

test('the widest comes first, and one exchange alone is no spread', () => {
  const rows = [row('a', 0.01, 0), row('b', 0.05, -0.001), row('c', 0.01, null, 0.2)];
  expect(fundingSpreads({ venues, rows }).map(({ code }) => code)).toEqual(['b', 'a']);
});
