import { TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { expect, test } from 'vitest';
import { tetherDays } from './money.ts';
import { requirePort } from './sources/requirePort.ts';

const DAY = 86_400_000;
const times = [TEST_TIME - 2 * DAY, TEST_TIME - DAY, TEST_TIME];
const { sources } = testContext;

test('Tether is compared with the official rate of the same instant', async () => {
  const [prices, rates] = await Promise.all([
    requirePort(sources, 'otc').tetherPrices(times),
    requirePort(sources, 'rates').at(times),
  ]);
  const days = await tetherDays(sources, times);
  expect(days.map(({ time }) => time)).toEqual(times);
  expect(days.map(({ otcPrice }) => otcPrice)).toEqual(prices);
  expect(days.map(({ cnyPerUsd }) => cnyPerUsd)).toEqual(rates.map((one) => one?.cny));
});

test('an instant without a price is left out, never a price of 0', async () => {
  const otc = { ...requirePort(sources, 'otc'), tetherPrices: async () => [7.1, 7.2] };
  const days = await tetherDays({ ...sources, otc }, times);
  expect(days.map(({ time, otcPrice }) => [time, otcPrice])).toEqual([
    [times[0], 7.1],
    [times[1], 7.2],
  ]);
});
