import { expect, it } from 'vitest';
import { black76 } from './black76.ts';
import { atTheMoney, constantSkew, constantTerm, wingsOf } from './surface.ts';

const smile = [
  { strike: 120, volatility: 46 },
  { strike: 80, volatility: 60 },
  { strike: 90, volatility: 54 },
  { strike: 100, volatility: 50 },
  { strike: 105, volatility: null },
  { strike: 110, volatility: 48 },
];

it.each([
  ['on a strike', 100, 50],
  ['between two, the unknown one left out', 105, 49],
  ['below the lowest', 70, 60],
  ['above the highest', 200, 46],
])('at the money: %s', (_what, forward, expected) => {
  expect(atTheMoney(smile, forward)).toBeCloseTo(expected, 9);
});

it('nothing is at the money where no strike is known', () => {
  expect(atTheMoney([{ strike: 100, volatility: null }], 100)).toBeNull();
  expect(atTheMoney([], 100)).toBeNull();
});

it('the skew is that of the strikes whose delta is 0.25, between their neighbours', () => {
  const wings = wingsOf(smile, 100, 0.25);
  expect(wings?.skew).toBeCloseTo((wings?.put ?? 0) - (wings?.call ?? 0), 12);
  const deltaAt = (type: 'call' | 'put', strike: number, volatility: number) =>
    Math.abs(black76({ type, forward: 100, strike, volatility, years: 0.25 })?.delta ?? 0);
  const [inner, outer] = [deltaAt('put', 90, 54), deltaAt('put', 80, 60)];
  expect(inner).toBeGreaterThan(0.25);
  expect(outer).toBeLessThan(0.25);
  expect(wings?.put).toBeCloseTo(60 - (6 * (0.25 - outer)) / (inner - outer), 9);
});

it('a flat surface has no skew, a short row of strikes an unknown one', () => {
  const flat = smile.map(({ strike }) => ({ strike, volatility: 50 }));
  expect(wingsOf(flat, 100, 0.15)).toEqual({ call: 50, put: 50, skew: 0 });
  expect(wingsOf(flat.slice(0, 1), 100, 0.25)).toBeNull();
  expect(wingsOf([], 100, 0.25)).toBeNull();
});

it('a constant term lies between its expiries by total variance', () => {
  const points = [
    { years: 0.2, volatility: 40 },
    { years: 0.1, volatility: 60 },
  ];
  // (60² × 0.1 + 40² × 0.2) ÷ 2 ÷ 0.15 = 2266.67.
  expect(constantTerm(points, 0.15)).toBeCloseTo(Math.sqrt(340 / 0.15), 9);
  expect(constantTerm(points, 0.1)).toBeCloseTo(60, 9);
  expect([constantTerm(points, 0.05), constantTerm(points, 0.3), constantTerm([], 1)]).toEqual([
    null,
    null,
    null,
  ]);
});

it('a skew of a constant term lies between its expiries', () => {
  const points = [
    { years: 0.2, skew: -1 },
    { years: 0.1, skew: 3 },
  ];
  expect(constantSkew(points, 0.15)).toBeCloseTo(1, 9);
  expect(constantSkew(points, 0.3)).toBeNull();
});
