import { expect, test } from 'vitest';
import { aroundMoney, dividedAt, mostOpen, strikeAtTheMoney } from './chainPlaces.ts';

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

test.each([
  ['in the middle', 1_005, {}, [950, 1_060], 5, 9],
  ['with the lower side opened', 1_005, { below: true }, [900, 1_060], 0, 9],
  ['with both sides opened', 1_005, { below: true, above: true }, [900, 1_150], 0, 0],
  ['near the lowest strike', 925, {}, [900, 980], 0, 17],
  ['above all strikes', 2_000, {}, [1_100, 1_150], 20, 0],
])('a forward %s: a narrow chain begins around it', (_where, forward, opened, ends, below, above) => {
  const many = Array.from({ length: 26 }, (_, at) => ({
    strike: 900 + 10 * at,
    call: side(1),
    put: side(1),
  }));
  const open = { below: false, above: false, ...opened };
  const around = aroundMoney({ forward, strikes: many }, open);
  expect([around.shown[0]?.strike, around.shown.at(-1)?.strike]).toEqual(ends);
  expect([around.below, around.above]).toEqual([below, above]);
  expect(around.shown.length + below + above).toBe(many.length);
});

test('an empty chain has no place', () => {
  expect(dividedAt({ forward: 1, strikes: [] })).toBe(0);
  expect(strikeAtTheMoney({ forward: 1, strikes: [] })).toBeNull();
  expect([mostOpen([]), mostOpen(strikes)]).toEqual([0, 12]);
});
