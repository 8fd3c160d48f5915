import { ask, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { expect, test } from 'vitest';
import { requirePort } from '../../ports/requirePort.ts';
import { answer } from '../dispatch/answer.ts';
import { tetherDays } from './rates.ts';

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

test('prices in dollars go on without a source of rates: only yuan are unknown', async () => {
  const context = { ...testContext, sources: { ...sources, rates: null, otc: null } };
  const [bitcoin] = (await ask('coinRank', {}, context)).rows;
  expect(bitcoin?.price).toBe((await ask('coinRank', {})).rows[0]?.price);
  const { body } = await answer('coinInfo', { code: 'bitcoin' }, context);
  expect(body).toMatchObject({
    data: { price: bitcoin?.price, price_cny: null, marketcap: null, vol: null },
  });
  const euro = (await ask('stablecoins', {}, context)).coins.find(({ peg }) => peg === 'eur');
  expect(euro?.deviation).toBeNull();
  for (const name of ['coinRank', 'newCoins', 'maxChange', 'listingRank', 'webSearch'] as const)
    expect((await answer(name, { code: 'btc' }, context)).body, name).toMatchObject({ code: 200 });
});
