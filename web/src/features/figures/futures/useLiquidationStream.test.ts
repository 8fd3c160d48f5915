import type { LiquidationRow } from '@coinmirror/shared/contract/figures/futures.ts';
import { expect, test } from 'vitest';
import { merged } from './useLiquidationStream.ts';

const order = (id: string, time: number, usd = 1): LiquidationRow => ({
  id,
  time,
  usd,
  code: 'bitcoin',
  symbol: 'BTC',
  side: 'long',
  price: 1,
});

test('new orders come on top, and one that was told stays as it was', () => {
  const known = [order('b', 2, 5), order('a', 1)];
  const list = merged(known, [order('c', 3), order('b', 2, 9)]);
  expect(list.map(({ id, usd }) => [id, usd])).toEqual([
    ['c', 1],
    ['b', 5],
    ['a', 1],
  ]);
});

test('nothing new leaves the very list, so that nothing is drawn again', () => {
  const known = [order('a', 1)];
  expect(merged(known, [order('a', 1)])).toBe(known);
});

test('the list does not grow without end', () => {
  const many = Array.from({ length: 300 }, (_, at) => order(String(at), at));
  expect(merged([], many)).toHaveLength(100);
});
