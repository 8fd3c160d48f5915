import { expect, it } from 'vitest';
import { listDay } from './listDay.ts';
import { heldPositions } from './positions.ts';
import type { Trade } from './trade.ts';

const quote = (price: number | null, change: number | null, quantity: number | null = null) => ({
  price,
  change,
  quantity,
});

it('counts each coin once with equal weight, and money by what is held', () => {
  const day = listDay([quote(110, 10, 2), quote(50, -50, 1), quote(1, -20)]);
  expect(day).toMatchObject({ rises: 1, falls: 2, known: 3, equal: -20 });
  // 200 became 220, 100 became 50.
  expect(day.held?.value).toBe(270);
  expect(day.held?.change).toBeCloseTo(-30, 9);
  expect(day.held?.percent).toBeCloseTo(-10, 9);
});

it('leaves out what is unknown, and a coin of which nothing is held', () => {
  expect(listDay([quote(null, null, 3), quote(5, 0, 0)])).toEqual({
    rises: 0,
    falls: 0,
    known: 1,
    equal: 0,
    held: null,
  });
  expect(listDay([]).equal).toBeNull();
});

it('positions are those of the trades, sold ones are none', () => {
  const trade = (code: string, side: Trade['side'], quantity: number, price: number): Trade => ({
    ...{ id: `${code}${side}${price}`, code, side, quantity, price, day: '2026-01-02' },
    ...{ fee: 0, unit: 'usd', perUsd: 1 },
  });
  const held = heldPositions([
    trade('bitcoin', 'buy', 1, 100),
    trade('bitcoin', 'buy', 3, 200),
    trade('ethereum', 'buy', 2, 10),
    trade('ethereum', 'sell', 2, 20),
  ]);
  expect([...held]).toEqual([['bitcoin', { quantity: 4, cost: 175 }]]);
});
