import { expect, test } from 'vitest';
import { biggestMoves } from './daily.ts';

const coin = (code: string, change: number) => ({
  ...{ code, symbol: code, name: code, logo: '', close: 1, change, turnover: 1 },
});

test('the biggest moves are up or down, in the order of the list', () => {
  const coins = [coin('a', 9), coin('b', 2), coin('c', 0), coin('d', -3), coin('e', -12)];
  expect(biggestMoves(coins, 3).map(({ code }) => code)).toEqual(['a', 'd', 'e']);
  expect(biggestMoves(coins.slice(0, 2), 3)).toHaveLength(2);
});
