import { DAY } from '@coinmirror/shared/time/units.ts';
import { TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { expect, test } from 'vitest';
import { requirePort } from '../../ports/requirePort.ts';

const { sources } = testContext;

test('a fund holds what it held the day before plus its inflow, in the requested order', async () => {
  const funds = requirePort(sources, 'funds');
  const days = await funds.days('bitcoin', ['FBTC', 'IBIT'], TEST_TIME - 60 * DAY);
  expect(days.length).toBe(59);
  for (const [at, day] of days.slice(1).entries()) {
    expect(day.held).toEqual(day.flows.map((flow, place) => (days[at]?.held[place] ?? 0) + flow));
  }
  const turned = await funds.days('bitcoin', ['IBIT', 'FBTC'], TEST_TIME - 60 * DAY);
  expect(turned.map(({ held }) => held.toReversed())).toEqual(days.map(({ held }) => held));
  expect(await funds.days('litecoin', ['IBIT'], TEST_TIME - 60 * DAY)).toEqual([]);
});

test('a trust that is a fund holds what the fund held at the end of its last day', async () => {
  const days = await requirePort(sources, 'funds').days('bitcoin', ['GBTC'], TEST_TIME - 60 * DAY);
  const times = [TEST_TIME, TEST_TIME - DAY, TEST_TIME - 30 * DAY];
  const [held, unknown] = await requirePort(sources, 'trusts').holdings(['GBTC', 'NONE'], times);
  expect(held).toEqual([-1, -2, -31].map((place) => days.at(place)?.held[0]));
  expect(unknown).toEqual([null, null, null]);
});

test('NFT trade of the parts never exceeds the total', async () => {
  const nft = requirePort(sources, 'nft');
  const slugs = (await nft.collections()).map(({ slug }) => slug);
  for (const shares of await nft.tradeShares(slugs, [TEST_TIME, TEST_TIME - DAY])) {
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThan(1);
  }
  expect(await nft.tradeShares(['nothing'], [TEST_TIME])).toEqual([[0]]);
});

test('rounds are sorted by day, both ends included', async () => {
  const first = Date.UTC(2026, 1, 2);
  const rounds = await requirePort(sources, 'financing').rounds(first, first + 4 * DAY);
  expect(rounds.map(({ time }) => time)).toEqual(rounds.map(({ time }) => time).toSorted());
  expect(new Set(rounds.map(({ time }) => time)).size).toBeGreaterThan(2);
});
