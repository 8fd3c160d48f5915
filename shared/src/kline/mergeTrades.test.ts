import { expect, it } from 'vitest';
import { mergeTrades } from './mergeTrades.ts';

const trade = (id: string, time: number) => ({ id, time });

it('keeps each trade once, newest first, and forgets the oldest', () => {
  const known = [trade('b', 2), trade('a', 1)];
  expect(mergeTrades(known, [trade('c', 3), trade('b', 2)], 9)).toEqual([
    trade('c', 3),
    trade('b', 2),
    trade('a', 1),
  ]);
  expect(mergeTrades(known, [trade('c', 3)], 2)).toEqual([trade('c', 3), trade('b', 2)]);
});
