import { describe, expect, it } from 'vitest';
import { profitOf } from './position.ts';

describe('a position', () => {
  it.each([
    ['gains', 120, { cost: 100, quantity: 2 }, { usd: 40, percent: 20 }],
    ['loses', 50, { cost: 100, quantity: 2 }, { usd: -100, percent: -50 }],
    ['has no sum without a quantity', 120, { cost: 100, quantity: null }, { usd: null, percent: 20 }],
    ['has nothing without a cost', 120, { cost: null, quantity: 2 }, { usd: null, percent: null }],
    ['has nothing without a price', null, { cost: 100, quantity: 2 }, { usd: null, percent: null }],
    ['has no percentage where nothing was paid', 5, { cost: 0, quantity: 2 }, { usd: 10, percent: null }],
  ])('%s', (_law, price, position, expected) => {
    const { usd, percent } = profitOf(price, position);
    expect(usd).toBe(expected.usd);
    if (expected.percent === null) expect(percent).toBeNull();
    else expect(percent).toBeCloseTo(expected.percent, 10);
  });
});
