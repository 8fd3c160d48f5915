import { expect, it } from 'vitest';
import { ranksFollowValue, recordsHoldThePrice, valueIsPriceTimesSupply } from './coinRelations.ts';
import { isNear } from './relation.ts';
import { exchangeIsTheSumOfPairs, sharesAddUp } from './venueRelations.ts';

const coin = {
  code: 'bitcoin',
  price: 2,
  marketCap: 20,
  circulatingSupply: 10,
  volume24h: 1,
  turnoverRate: 5,
  allTimeHigh: 3,
  allTimeLow: 1,
  drawdown: -33,
  rank: 1,
};

it.each([
  [1, 1 + 1e-12, true],
  [1, 1.000_001, false],
  [null, null, true],
  [null, 0, false],
  [0, 0, true],
  [0, 1e-300, false],
  [Number.NaN, 1, false],
  [Number.POSITIVE_INFINITY, 1, false],
])('%s and %s are near: %s', (one, other, near) => {
  expect(isNear(one, other)).toBe(near);
});

it('has no relation of a number that is unknown', () => {
  const unknown = { ...coin, marketCap: null, allTimeHigh: null, allTimeLow: null };
  expect([...valueIsPriceTimesSupply([unknown]), ...recordsHoldThePrice([unknown])]).toEqual([]);
  expect([...sharesAddUp([], '/'), ...exchangeIsTheSumOfPairs('okx', 5, [])]).toEqual([]);
});

it('finds a rank that is left out, and one that does not follow the value', () => {
  const holds = (rank: number, marketCap: number) =>
    ranksFollowValue([coin, { ...coin, code: 'ethereum', rank, marketCap }]).map((each) => each.holds);
  expect([holds(2, 20), holds(3, 10), holds(2, 21), holds(0, 10)]).toEqual([[true], [false], [false], []]);
});

it('finds a price above its record', () => {
  const [high, low] = recordsHoldThePrice([{ ...coin, price: 3.1 }]);
  expect([high?.holds, low?.holds]).toEqual([false, true]);
});
