import type { LiquidationRow } from '@coinmirror/shared/contract/dashboards/futures.ts';
import { expect, test } from 'vitest';
import { merged } from './useLiquidationStream.ts';

const order = (id: string, time: number, usd = 1): LiquidationRow => ({
  id,
  time,
  usd,
  code: 'bitcoin',
  symbol: 'BTC',
  exchange: '',
  exchangeCode: '',
  side: 'long',
  price: 1,
});

test('new orders come on top, and a shown one stays unchanged', () => {
  const known = [order('b', 2, 5), order('a', 1)];
  const list = merged(known, [order('c', 3), order('b', 2, 9)]);
  expect(list.map(({ id, usd }) => [id, usd])).toEqual([
    ['c', 1],
    ['b', 5],
    ['a', 1],
  ]);
});

test('without new orders the list stays the same object, so that nothing re-renders', () => {
  const known = [order('a', 1)];
  expect(merged(known, [order('a', 1)])).toBe(known);
});

test('the list is limited in length', () => {
  const many = Array.from({ length: 400 }, (_, at) => order(String(at), at));
  expect(merged([], many)).toHaveLength(300);
});
