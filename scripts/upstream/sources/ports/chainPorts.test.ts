import { DAY, HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import { describe, expect, test } from 'vitest';
import { NotConnectedError } from '../../ports/requirePort.ts';
import { aCoin } from '../testing/aCoin.ts';
import { createStubWorld } from '../testing/stubWorld.ts';
import { chainPolls, chainPorts } from './chainPorts.ts';

const NOW = Date.parse('2026-03-10T04:00:00Z');
const gwei = (value: number) => `0x${BigInt(Math.round(value * 1e9)).toString(16)}`;

const mining = {
  hashrates: [{ timestamp: (NOW - 3 * DAY) / 1000, avgHashrate: 9.5e20 }],
  difficulty: [],
  currentHashrate: 1.02e21,
  currentDifficulty: 1.4e14,
};
const chart = {
  status: 'ok',
  values: [{ x: (NOW - DAY) / 1000, y: 980_000_000 }],
};
const fees = {
  result: {
    oldestBlock: '0x10',
    baseFeePerGas: [gwei(0.5), gwei(0.6), gwei(0.7), gwei(0.8)],
    gasUsedRatio: [0.5, 0.5, 0.5],
    reward: [
      [gwei(0.01), gwei(0.1), gwei(1)],
      [gwei(0.02), gwei(0.2), gwei(2)],
      [gwei(0.03), gwei(0.3), gwei(3)],
    ],
  },
};
const item = (id: string) => ({ item: { id, symbol: 'x', name: id, market_cap_rank: 1 } });

describe('mining', () => {
  test('tells Bitcoin’s hash rate in hashes a second, now and on a past day', async () => {
    const world = createStubWorld({ now: NOW, answers: { 'MEMPOOL /api/v1/mining/hashrate/3y': mining } });
    const port = chainPorts(world).mining;
    expect(await port?.hashRates(['bitcoin', 'litecoin'], NOW)).toEqual([1.02e21, null]);
    expect(await port?.hashRates(['bitcoin'], NOW - 2 * DAY)).toEqual([9.5e20]);
    expect(await port?.hashRates(['bitcoin'], NOW - 30 * DAY)).toEqual([null]);
  });

  test('asks the second source where the first one has nothing', async () => {
    const world = createStubWorld({ now: NOW, answers: { 'BLOCKCHAIN /charts/hash-rate': chart } });
    expect(await chainPorts(world).mining?.hashRates(['bitcoin'], NOW)).toEqual([9.8e20]);
  });

  test('a rate of 0 is that of a node that is away: the second source tells it, else nobody', async () => {
    const away = { 'MEMPOOL /api/v1/mining/hashrate/3y': { ...mining, currentHashrate: 0 } };
    const rates = (answers: Readonly<Record<string, unknown>>) =>
      chainPorts(createStubWorld({ now: NOW, answers })).mining?.hashRates(['bitcoin'], NOW);
    expect(await rates({ ...away, 'BLOCKCHAIN /charts/hash-rate': chart })).toEqual([9.8e20]);
    expect(await rates(away)).toEqual([null]);
  });
});

describe('gas', () => {
  test('offers stand above the next base fee, in Gwei; how long they take is not told', async () => {
    const world = createStubWorld({ now: NOW, answers: { 'ETHEREUM_RPC /': fees } });
    const [quote] = (await chainPorts(world).gas?.at([NOW])) ?? [];
    expect(quote?.baseFee).toBeCloseTo(0.8, 9);
    expect(quote?.slow).toBeCloseTo(0.82, 9);
    expect(quote?.standard).toBeCloseTo(1, 9);
    expect(quote?.fast).toBeCloseTo(2.8, 9);
    expect(quote?.slowSeconds).toBeNull();
  });

  test('a past instant is what was sampled within half an hour of it, else unknown', async () => {
    const world = createStubWorld({ now: NOW, answers: { 'ETHEREUM_RPC /': fees }, answeredAt: NOW - HOUR });
    await chainPolls[0]?.run(world);
    const at = [NOW - HOUR, NOW - HOUR - 29 * MINUTE, NOW - HOUR - 31 * MINUTE, NOW];
    const quotes = (await chainPorts(world).gas?.at(at)) ?? [];
    expect(quotes.map((quote) => quote && Math.round(quote.standard * 1000) / 1000)).toEqual([
      1,
      1,
      null,
      null,
    ]);
  });
});

test('supplies are those of the market, and of past days those that were sampled', async () => {
  const coins = [
    aCoin({ code: 'bitcoin', circulatingSupply: 19_900_000 }),
    aCoin({ code: 'unverified', circulatingSupply: null }),
  ];
  const world = createStubWorld({ now: NOW, coins });
  const { supply } = chainPorts(world);
  const ask = (code: string, time: number) => supply?.circulating([{ code, time }]);
  expect(await ask('bitcoin', NOW)).toEqual([19_900_000]);
  expect(await ask('unverified', NOW)).toEqual([null]);
  expect(await ask('bitcoin', NOW - 3 * HOUR)).toEqual([null]);
  await chainPolls[2]?.run(world);
  expect(await ask('bitcoin', NOW - 3 * HOUR)).toEqual([19_900_000]);
  expect(await ask('unverified', NOW - 3 * HOUR)).toEqual([null]);
});

test('searches count by the order of the trending list; yesterday is unknown unless it was sampled', async () => {
  const trending = { coins: [item('solana'), item('not-here'), item('bitcoin')] };
  const world = createStubWorld({ now: NOW, answers: { 'COINGECKO /api/v3/search/trending': trending } });
  const reported = await chainPorts(world).searches?.interest([NOW, NOW - DAY]);
  expect(reported?.map((day) => [...day])).toEqual([
    [
      ['solana', 3],
      ['bitcoin', 1],
    ],
    [],
  ]);
});

test('fear and greed invents no day that its source misses', async () => {
  const day = (date: number, value: string) => ({ value, timestamp: `${Date.UTC(2026, 2, date) / 1000}` });
  const wire = { data: [day(10, '23'), day(7, '40')], metadata: { error: null } };
  const world = createStubWorld({ now: NOW, answers: { 'ALTERNATIVE /fng/': wire } });
  expect(await chainPorts(world).sentiment?.days()).toEqual([
    { time: Date.UTC(2026, 2, 7), value: 40 },
    { time: Date.UTC(2026, 2, 10), value: 23 },
  ]);
});

test('a source that has never answered is not connected', async () => {
  const { mining: hashes, gas, searches, sentiment } = chainPorts(createStubWorld({ now: NOW }));
  for (const asked of [
    () => hashes?.hashRates(['bitcoin'], NOW),
    () => gas?.at([NOW]),
    () => searches?.interest([NOW]),
    () => sentiment?.days(),
  ]) {
    await expect(asked).rejects.toThrow(NotConnectedError);
  }
});
