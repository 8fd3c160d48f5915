import { describe, expect, it } from 'vitest';
import { black76, type OptionGreeks, type OptionTerms } from './black76.ts';
import { normalCumulative } from './normal.ts';

function greeksOf(terms: Partial<OptionTerms>): OptionGreeks {
  const greeks = black76({ type: 'call', forward: 100, strike: 100, volatility: 50, years: 0.25, ...terms });
  if (greeks === null) throw new Error('No price.');
  return greeks;
}

it.each([
  [0, 0.5],
  [1, 0.841_344_746_068_543],
  [-1.96, 0.024_997_895_148_220_4],
  [-3, 0.001_349_898_031_630_09],
  [-8, 6.220_960_574_271_8e-16],
  [-40, 0],
  [40, 1],
])('the normal distribution at %s', (x, expected) => {
  expect(normalCumulative(x)).toBeCloseTo(expected, 14);
  if (expected > 0 && expected < 1e-10) expect(normalCumulative(x) / expected).toBeCloseTo(1, 7);
});

/** Haug, "The Complete Guide to Option Pricing Formulas", 2nd edition; Hull, "Options, Futures, and Other Derivatives". */
describe('values of textbooks, which discount', () => {
  const discount = (rate: number, years: number) => Math.exp(-rate * years);

  it.each(['call', 'put'] as const)('Haug 1.1.5: a %s on a future of 19', (type) => {
    const { price } = greeksOf({ type, forward: 19, strike: 19, volatility: 28, years: 0.75 });
    expect(price * discount(0.1, 0.75)).toBeCloseTo(1.7011, 4);
  });

  it('Hull 18.8: a put on a future of 20', () => {
    const { price } = greeksOf({ type: 'put', forward: 20, strike: 20, volatility: 25, years: 4 / 12 });
    expect(price * discount(0.09, 4 / 12)).toBeCloseTo(1.12, 2);
  });

  it.each([
    ['call', 0.5946],
    ['put', -0.3566],
  ] as const)('Haug 2.1.1: delta of a %s on a future of 105', (type, delta) => {
    const own = greeksOf({ type, forward: 105, strike: 100, volatility: 36, years: 0.5 });
    expect(own.delta * discount(0.1, 0.5)).toBeCloseTo(delta, 4);
  });

  it('Haug 2.2: gamma of an option on a share of 55, by its forward', () => {
    const grown = Math.exp(0.1 * 0.75);
    const { gamma } = greeksOf({ forward: 55 * grown, strike: 60, volatility: 30, years: 0.75 });
    expect(gamma * grown).toBeCloseTo(0.0278, 4);
  });

  it('Haug 2.3: vega of an option on an index of 55, by its forward', () => {
    const forward = 55 * Math.exp(0.0695 * 0.75);
    const { vega } = greeksOf({ forward, strike: 60, volatility: 30, years: 0.75 });
    expect(vega * 100 * discount(0.105, 0.75)).toBeCloseTo(18.5027, 4);
  });
});

const BOARD = [60, 90, 100, 110, 170].flatMap((strike) =>
  [15, 60, 140].flatMap((volatility) => [1 / 365, 0.25, 2].map((years) => ({ strike, volatility, years }))),
);

it.each(BOARD)('put–call parity: $strike, $volatility %, $years years', (terms) => {
  const [call, put] = [greeksOf({ ...terms, type: 'call' }), greeksOf({ ...terms, type: 'put' })];
  expect(call.price - put.price).toBeCloseTo(100 - terms.strike, 9);
  expect(call.delta - put.delta).toBeCloseTo(1, 12);
  expect([put.gamma, put.vega, put.theta]).toEqual([call.gamma, call.vega, call.theta]);
});

it.each(BOARD)('the Greeks are how the price changes: $strike, $volatility %, $years years', (terms) => {
  const at = (own: Partial<OptionTerms>) => greeksOf({ ...terms, ...own });
  const { delta, gamma, vega, theta } = at({});
  const step = 0.01;
  const [up, down] = [at({ forward: 100 + step }), at({ forward: 100 - step })];
  expect(delta).toBeCloseTo((up.price - down.price) / (2 * step), 4);
  expect(gamma).toBeCloseTo((up.delta - down.delta) / (2 * step), 4);
  const [more, less] = [1, -1].map((sign) => at({ volatility: terms.volatility + sign * step }).price);
  expect(vega).toBeCloseTo(((more ?? 0) - (less ?? 0)) / (2 * step), 4);
  const moment = terms.years / 10_000;
  const [later, before] = [1, -1].map((sign) => at({ years: terms.years - sign * moment }).price);
  expect(theta).toBeCloseTo(((later ?? 0) - (before ?? 0)) / (2 * moment) / 365, 3);
});

describe('limits', () => {
  it('an expired option, and one without volatility, is worth what exercise pays', () => {
    for (const own of [{ years: 0 }, { years: -1 }, { volatility: 0 }]) {
      expect(greeksOf({ ...own, strike: 80 })).toEqual({ price: 20, delta: 1, gamma: 0, vega: 0, theta: 0 });
      expect(greeksOf({ ...own, strike: 80, type: 'put' })).toMatchObject({ price: 0, delta: 0 });
      expect(greeksOf({ ...own, strike: 130, type: 'put' })).toMatchObject({ price: 30, delta: -1 });
      expect(greeksOf(own)).toMatchObject({ price: 0, delta: 0.5 });
    }
  });

  it('deep in the money it is the forward less the strike, deep out of it nothing, and never less', () => {
    expect(greeksOf({ strike: 1, volatility: 40 })).toMatchObject({ price: 99, delta: 1 });
    expect(greeksOf({ strike: 1, volatility: 40, type: 'put' }).price).toBeLessThan(1e-12);
    const far = greeksOf({ strike: 10_000, volatility: 40 });
    expect(far.price).toBeGreaterThanOrEqual(0);
    expect(far.price).toBeLessThan(1e-12);
  });

  it('with endless volatility a call is worth the forward, a put the strike', () => {
    expect(greeksOf({ strike: 120, volatility: 100_000 }).price).toBeCloseTo(100, 9);
    expect(greeksOf({ strike: 120, volatility: 100_000, type: 'put' }).price).toBeCloseTo(120, 9);
  });

  it.each([
    { forward: 0 },
    { strike: -1 },
    { volatility: -1 },
    { volatility: Number.NaN },
    { forward: Number.POSITIVE_INFINITY },
    { years: Number.NaN },
  ])('%o is no price', (own) => {
    expect(black76({ type: 'call', forward: 100, strike: 100, volatility: 50, years: 1, ...own })).toBeNull();
  });
});
