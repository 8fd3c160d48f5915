import { expect, it } from 'vitest';
import { nearestByValue } from './coinNeighbours.ts';

const coin = (code: string, marketCap: number | null) => ({ code, marketCap });
const sector = [
  coin('a', 800),
  coin('b', 400),
  coin('c', 210),
  coin('own', 200),
  coin('d', 90),
  coin('e', null),
];
const codes = (own: number | null, count: number) =>
  nearestByValue(sector, coin('own', own), count).map(({ code }) => code);

it('coins like another are those nearest by ratio, the largest first, without itself and without unknown values', () => {
  expect(codes(200, 3)).toEqual(['b', 'c', 'd']);
  expect(codes(200, 9)).toEqual(['a', 'b', 'c', 'd']);
  expect(codes(null, 3)).toEqual([]);
});
