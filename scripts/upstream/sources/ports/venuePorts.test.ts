import { utcMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { describe, expect, test } from 'vitest';
import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import { NotConnectedError } from '../../ports/requirePort.ts';
import { aCoin } from '../testing/aCoin.ts';
import { createStubWorld } from '../testing/stubWorld.ts';
import { venuePolls, venuePorts } from './venuePorts.ts';
import { spotIds } from './venues/venueNames.ts';

const NOW = Date.parse('2026-03-10T04:00:00Z');
const TODAY = utcMidnight(NOW);
const coins = [aCoin({ code: 'bitcoin', price: 60_000 })];

const answers = {
  'COINGECKO /api/v3/exchanges/binance/volume_chart': [
    [TODAY - DAY, '200000.0'],
    [TODAY, '250000.5'],
  ],
  'COINGECKO /api/v3/exchanges': [
    { id: 'binance', name: 'Binance', trust_score: 10, trust_score_rank: 1, trade_volume_24h_btc: 260_000 },
  ],
  'COINGECKO /api/v3/derivatives/exchanges': [
    {
      id: 'binance_futures',
      name: 'Binance (Futures)',
      open_interest_btc: 280_900,
      trade_volume_24h_btc: '500000',
      number_of_perpetual_pairs: 500,
      number_of_futures_pairs: 0,
    },
  ],
  'BLOCKCHAIN /charts/market-price': {
    status: 'ok',
    values: [
      { x: (TODAY - DAY) / 1000, y: 50_000 },
      { x: TODAY / 1000, y: 55_000 },
    ],
  },
  'LLAMA /summary/dexs/uniswap': {
    total24h: 2e9,
    totalDataChart: [
      [(TODAY - 2 * DAY) / 1000, 1.5e9],
      [(TODAY - DAY) / 1000, 1.8e9],
    ],
  },
};

test('the volume of 24 h is told as far as it is known, and asks for nothing', async () => {
  const stub = createStubWorld({ now: NOW, answers, coins });
  const reported = await venuePorts(stub).venues?.reportedVolume24h();
  expect([...(reported ?? [])]).toEqual([
    ['binance', 15.6e9],
    ['uniswap', 2e9],
  ]);
  expect(stub.asked).toEqual([]);
});

describe('history', () => {
  test('is in USD by the day’s price of Bitcoin, ends now, and has a row for each day', async () => {
    const { venues } = venuePorts(createStubWorld({ now: NOW, answers, coins }));
    expect(await venues?.history('binance', 4)).toEqual([
      { time: TODAY - 2 * DAY, spot: null, futures: null, traders: null },
      { time: TODAY - DAY, spot: 1e10, futures: null, traders: null },
      { time: TODAY, spot: 250_000.5 * 55_000, futures: null, traders: null },
      { time: NOW, spot: 15.6e9, futures: 30e9, traders: null },
    ]);
  });

  test('of a decentralised exchange is told day by day', async () => {
    const { venues } = venuePorts(createStubWorld({ now: NOW, answers, coins }));
    expect((await venues?.history('uniswap', 3))?.map(({ spot }) => spot)).toEqual([1.5e9, 1.8e9, 2e9]);
  });

  test('of contracts is what was sampled on a day', async () => {
    const world = createStubWorld({ now: NOW, answers, coins, answeredAt: NOW - DAY });
    await venuePolls[1]?.run(world);
    expect((await venuePorts(world).venues?.history('binance', 3))?.map(({ futures }) => futures)).toEqual([
      null,
      30e9,
      30e9,
    ]);
  });

  test('asks CoinGecko for no chart: those are asked for in turn', async () => {
    const world = createStubWorld({ now: NOW, coins });
    const days = await venuePorts(world).venues?.history('binance', 2);
    expect(days).toEqual([
      { time: TODAY, spot: null, futures: null, traders: null },
      { time: NOW, spot: null, futures: null, traders: null },
    ]);
    expect(world.asked.filter((path) => path.includes('volume_chart'))).toEqual([]);
    await venuePolls[0]?.run(world);
    expect(world.asked.filter((path) => path.includes('volume_chart'))).toHaveLength(1);
  });

  test('costs at most the 38 calls a day that are planned', () => {
    expect(spotIds.length).toBeLessThanOrEqual(38);
    expect(new Set(spotIds).size).toBe(spotIds.length);
  });
});

test('what nobody publishes is absent, and never 0', async () => {
  const { venues, ...others } = venuePorts(createStubWorld({ now: NOW, coins }));
  expect((await venues?.scoresAt(NOW))?.size).toBe(0);
  expect((await venues?.heatAt([NOW]))?.size).toBe(0);
  await expect(() => venues?.earn('binance')).rejects.toThrow(NotConnectedError);
  const { treasuries, reserves, ...without } = others;
  expect(await reserves?.total('okx')).toBeNull();
  expect(Object.values(without).every((port) => port === null)).toBe(true);
  await expect(() => treasuries?.holders()).rejects.toThrow(NotConnectedError);
});

test('treasuries: coins, the price paid for one, and none where the cost is not published', async () => {
  const row = {
    name: 'Strategy',
    symbol: 'MSTR.US',
    country: 'US',
    total_holdings: 640_000,
    total_entry_value_usd: 48_000_000_000,
    total_current_value_usd: 39_000_000_000,
    percentage_of_total_supply: 3.05,
  };
  const state = { ...row, name: 'Bhutan', symbol: '', country: 'BT', total_entry_value_usd: 0 };
  const sums = { total_holdings: 1, total_value_usd: 1 };
  const wires = {
    'COINGECKO /api/v3/companies/public_treasury/bitcoin': { ...sums, companies: [row] },
    'COINGECKO /api/v3/governments/public_treasury/bitcoin': { ...sums, governments: [state] },
  };
  const { treasuries } = venuePorts(createStubWorld({ now: NOW, answers: wires, coins }));
  const reported = { btc: 640_000, source: 'CoinGecko', asOf: NOW };
  expect(await treasuries?.holders()).toEqual([
    { name: 'Strategy', ticker: 'MSTR.US', country: 'US', type: '上市公司', cost: 75_000, ...reported },
    { name: 'Bhutan', ticker: '', country: 'BT', type: '政府', cost: null, ...reported },
  ]);
});

test('every named exchange is in the catalogue', async () => {
  const world = createStubWorld({ now: NOW, answers, coins });
  const known = await Promise.all(
    exchangeCatalogue.map(async ({ code }) => (await venuePorts(world).venues?.history(code, 1))?.at(-1)),
  );
  expect(known.filter((day) => day?.spot !== null)).toHaveLength(2);
});
