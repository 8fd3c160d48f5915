import { expect, test } from 'vitest';
import { quoteOf } from './optionQuotes.ts';

const quoted = {
  type: 'call',
  forward: 100_000,
  strike: 100_000,
  volatility: 50,
  years: 0.1,
  distance: 0,
} as const;

test('an option is quoted in coins by its volatility, the book on whole steps around it', () => {
  // 0.4 × 0.5 × √0.1 of the forward.
  const { mark, bid, ask } = quoteOf(quoted);
  expect(mark).toBeCloseTo(0.063, 3);
  expect(bid).toBeLessThan(mark ?? 0);
  expect(ask).toBeGreaterThan(mark ?? 0);
  for (const price of [bid, ask]) expect(((price ?? 0) / 0.0005) % 1).toBeCloseTo(0, 9);
});

test('nobody bids for what is worth less than a step', () => {
  expect(quoteOf({ ...quoted, strike: 900_000, distance: 4 })).toEqual({ mark: 0, bid: null, ask: 0.0001 });
});
