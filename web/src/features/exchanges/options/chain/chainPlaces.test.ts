import { expect, test } from 'vitest';
import { dividedAt, mostOpen, strikeAtTheMoney } from './chainPlaces.ts';

const side = (openInterest: number) => ({
  mark: null,
  bid: null,
  ask: null,
  volatility: null,
  delta: null,
  gamma: null,
  vega: null,
  theta: null,
  openInterest,
  volume24h: 0,
});
const strikes = [90, 100, 110].map((strike) => ({ strike, call: side(strike / 10), put: side(12) }));

test.each([
  ['between two strikes', 104, 2, 100],
  ['as near to two', 105, 2, 100],
  ['on a strike', 100, 2, 100],
  ['below all', 80, 0, 90],
  ['above all', 130, 3, 110],
])('a forward %s divides the board and finds what is at the money', (_where, forward, divided, central) => {
  expect(dividedAt({ forward, strikes })).toBe(divided);
  expect(strikeAtTheMoney({ forward, strikes })).toBe(central);
});

test('an empty chain has no place', () => {
  expect(dividedAt({ forward: 1, strikes: [] })).toBe(0);
  expect(strikeAtTheMoney({ forward: 1, strikes: [] })).toBeNull();
  expect([mostOpen([]), mostOpen(strikes)]).toEqual([0, 12]);
});
