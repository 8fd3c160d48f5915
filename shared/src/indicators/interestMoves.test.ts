import { expect, test } from 'vitest';
import { coinInterestChange, interestMoveOf } from './interestMoves.ts';

test('open interest in coins is what its dollars are without the price', () => {
  expect(coinInterestChange(-10, -10)).toBeCloseTo(0, 12);
  expect(coinInterestChange(0, -20)).toBeCloseTo(25, 12);
  expect(coinInterestChange(21, 10)).toBeCloseTo(10, 12);
  expect([coinInterestChange(null, 1), coinInterestChange(1, null), coinInterestChange(1, -100)]).toEqual([
    null,
    null,
    null,
  ]);
});

test('a move is of one of four kinds, and of none where it is unknown or stands still', () => {
  expect([
    interestMoveOf(1, 2),
    interestMoveOf(1, -2),
    interestMoveOf(-1, 2),
    interestMoveOf(-1, -2),
  ]).toEqual(['rallyAdded', 'rallyClosed', 'declineAdded', 'declineClosed']);
  expect([
    interestMoveOf(0, 1),
    interestMoveOf(1, 0),
    interestMoveOf(0.004, 1),
    interestMoveOf(1, null),
  ]).toEqual([null, null, null, null]);
});
