import { describe, expect, test } from 'vitest';
import { NotConnectedError } from '../../ports/requirePort.ts';
import { failure } from '../net/failure.ts';
import { aCoin } from '../testing/aCoin.ts';
import { createStubWorld } from '../testing/stubWorld.ts';
import { askAccounts } from './askAccounts.ts';
import { longShareAt, longShortPort } from './longShortPort.ts';

const HOUR = 3_600_000;
const NOW = 1_773_115_200_000;
const FUTURES = 'BINANCE_FUTURES /futures/data';

const binance = (longAccount: string, timestamp = NOW) => ({
  symbol: '1000SHIBUSDT',
  longAccount,
  shortAccount: String(1 - Number(longAccount)),
  timestamp,
});
const contracts = {
  'BINANCE_FUTURES /fapi/v1/ticker/24hr': [
    { symbol: '1000SHIBUSDT', lastPrice: '0.017', quoteVolume: '5', closeTime: NOW },
  ],
  'BYBIT /v5/market/tickers': {
    retCode: 0,
    result: { list: [{ symbol: 'SHIB1000USDT', lastPrice: '0.017', turnover24h: '5' }] },
    time: NOW,
  },
};
const accounts = {
  [`${FUTURES}/globalLongShortAccountRatio`]: [binance('0.5', NOW - HOUR), binance('0.6')],
  [`${FUTURES}/topLongShortAccountRatio`]: [binance('0.7')],
  [`${FUTURES}/topLongShortPositionRatio`]: [binance('0.4')],
  'BYBIT /v5/market/account-ratio': {
    retCode: 0,
    result: { list: [{ buyRatio: '0.55', sellRatio: '0.45', timestamp: `${NOW}` }] },
  },
};

const coins = [aCoin({ code: 'shiba-inu', price: 0.000017 })];
const nothing = { kind: 'nothing', why: failure('status', 'not asked yet') } as const;

/** Nothing is known before it was asked for. */
function worldOf(answers: Readonly<Record<string, unknown>>) {
  const world = createStubWorld({ now: NOW + 60_000, answers, coins, rates: { USD: 1, USDT: 1 } });
  return { ...world, reader: { ...world.reader, latest: () => nothing } };
}
const query = { code: 'shiba-inu', exchanges: ['okx', 'binance', 'bybit', 'kraken'], length: HOUR };

test('each exchange tells its own accounts, under its own name of the contract', async () => {
  const world = worldOf({ ...contracts, ...accounts });
  const shares = await longShortPort(world).accounts({ ...query, times: [NOW - HOUR, NOW] });
  expect(shares).toEqual([
    [null, null],
    [0.5, 0.6],
    [null, expect.closeTo(0.55, 9)],
    [null, null],
  ]);
  expect(world.asked).toContainEqual(
    expect.stringContaining('account-ratio?category=linear&symbol=SHIB1000USDT'),
  );
});

test('the largest accounts are told by Binance alone; what nobody tells is unknown', async () => {
  const port = longShortPort(worldOf({ ...contracts, ...accounts }));
  const sides = await port.venues({ ...query, time: NOW });
  expect(sides.map(({ exchange }) => exchange)).toEqual(['binance', 'bybit']);
  expect(sides[0]).toEqual({
    exchange: 'binance',
    accounts: 0.6,
    topAccounts: expect.closeTo(0.7, 9),
    topPositions: 0.4,
    takers: null,
  });
  expect(sides[1]).toMatchObject({ topAccounts: null, topPositions: null, takers: null });
  expect(await port.topPositions('shiba-inu', [NOW - HOUR, NOW])).toEqual([null, 0.4]);
});

test('a list of coins does not ask a venue for more than it allows', async () => {
  const world = worldOf({ ...contracts, ...accounts });
  const port = longShortPort(world);
  const lengths = [5, 15, 30, 60, 240, 1440, 5, 15, 30, 60, 240, 1440].map((minutes) => minutes * 60_000);
  await Promise.all(lengths.map((length) => port.accounts({ ...query, length, times: [NOW] })));
  expect(world.asked.filter((path) => path.includes('globalLongShortAccountRatio'))).toHaveLength(8);
});

test('a turn asks every venue for the hour of one coin', async () => {
  const world = worldOf({ ...contracts, ...accounts });
  await askAccounts(world);
  expect(world.asked.filter((path) => path.includes('1000SHIBUSDT&period=1h'))).toHaveLength(1);
  expect(world.asked.filter((path) => path.includes('SHIB1000USDT&period=1h'))).toHaveLength(1);
});

test('where no venue tells anything the port is not connected', async () => {
  await expect(longShortPort(worldOf({})).venues({ ...query, time: NOW })).rejects.toThrow(NotConnectedError);
  const port = longShortPort(worldOf(contracts));
  await expect(port.accounts({ ...query, times: [NOW] })).rejects.toThrow(NotConnectedError);
});

describe('the share at the end of a period', () => {
  const period = (time: number, long: number) => ({ time, long, short: 100 - long, accountRatio: null });
  const periods = [period(NOW - 3 * HOUR, 50), period(NOW - HOUR, 60)];
  test.each([
    ['before the first', NOW - 4 * HOUR, null],
    ['told', NOW - HOUR, 0.6],
    ['a gap', NOW - 2 * HOUR, null],
    ['within the period', NOW - HOUR / 2, 0.6],
    ['not told yet', NOW, 0.6],
    ['long past', NOW + HOUR, null],
  ])('%s', (_what, end, share) => {
    expect(longShareAt(periods, end, HOUR)).toBe(share);
  });
});
