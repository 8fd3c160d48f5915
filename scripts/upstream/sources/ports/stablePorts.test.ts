import { DAY } from '@coinmirror/shared/time/units.ts';
import { describe, expect, test } from 'vitest';
import { NotConnectedError } from '../../ports/requirePort.ts';
import { failure } from '../net/failure.ts';
import { createStubWorld } from '../testing/stubWorld.ts';
import { outlierName, outlierReason } from '../trackRecord/outlierName.ts';
import { defiPolls, defiPorts } from './defiPorts.ts';

const NOW = Date.parse('2026-03-10T04:00:00Z');
const seconds = (daysAgo: number) => Math.floor((NOW - daysAgo * DAY) / DAY) * (DAY / 1000);

describe('stablecoins', () => {
  const tether = {
    id: '1',
    name: 'Tether',
    symbol: 'USDT',
    gecko_id: 'tether',
    pegType: 'peggedUSD',
    pegMechanism: 'fiat-backed',
    circulating: { peggedUSD: 185e9 },
    chainCirculating: Object.fromEntries(
      ['Ethereum', 'Tron', 'BSC', 'Solana', 'TON', 'Aptos', 'Celo', 'Near'].map((chain, at) => [
        chain,
        { current: { peggedUSD: 2 ** (8 - at) * 1e9 } },
      ]),
    ),
    price: 1,
  };
  const world = createStubWorld({
    now: NOW,
    answers: {
      'LLAMA_STABLECOINS /stablecoins': { peggedAssets: [tether] },
      'LLAMA_STABLECOINS /stablecoincharts/all?stablecoin=1': [
        { date: `${seconds(7)}`, totalCirculating: { peggedUSD: 180e9 } },
        { date: `${seconds(6)}`, totalCirculating: { peggedUSD: 0 } },
      ],
    },
  });
  const { stables } = defiPorts(world);

  test('supplies by day; null before the first day and for an unknown coin', async () => {
    expect(
      await stables?.suppliesAt(['tether', 'unknown'], [NOW - 30 * DAY, NOW - 7 * DAY, NOW - 6 * DAY, NOW]),
    ).toEqual([
      [null, 180e9, 180e9, 185e9],
      [null, null, null, null],
    ]);
  });

  test('shares of chains add up to 100', async () => {
    const [shares = [], none] = (await stables?.chains(['tether', 'unknown'])) ?? [];
    expect(shares.map(({ chain }) => chain)).toEqual([
      'Ethereum',
      'Tron',
      'BSC',
      'Solana',
      'TON',
      'Aptos',
      '其他',
    ]);
    expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 9);
    expect(none).toEqual([]);
    const [onDefi] = (await stables?.defiShares(['tether'])) ?? [];
    expect(onDefi?.get('eth')).toBeCloseTo((256 / 510) * 100, 9);
    expect([...(onDefi ?? new Map()).keys()]).toEqual(['eth', 'tron', 'bsc', 'solana']);
  });

  test('a supply of 0 for one reading leaves the last good one, which a poll has read', async () => {
    let [now, circulating] = [NOW, 185e9];
    const asked = () =>
      createStubWorld({
        now,
        answers: {
          'LLAMA_STABLECOINS /stablecoins': {
            peggedAssets: [{ ...tether, circulating: { peggedUSD: circulating } }],
          },
        },
      }).reader;
    const changing: typeof world = {
      ...world,
      reader: {
        ...world.reader,
        read: (source, question, maxAge) => asked().read(source, question, maxAge),
      },
    };
    const port = defiPorts(changing).stables;
    await defiPolls[0]?.run(changing);
    [now, circulating] = [NOW + 600_000, 0];
    expect(await port?.suppliesAt(['tether'], [now])).toEqual([[185e9]]);
  });
});

describe('stablecoins on chains', () => {
  const chart = (daysAgo: number, usd: number, eur = 0) => ({
    date: `${seconds(daysAgo)}`,
    totalCirculating: { peggedUSD: usd, peggedEUR: eur },
    totalCirculatingUSD: { peggedUSD: usd, peggedEUR: eur },
  });
  const coin = (id: string, code: string, on: Readonly<Record<string, number>>) => ({
    id,
    name: code,
    symbol: code,
    gecko_id: code,
    pegType: 'peggedUSD',
    pegMechanism: 'fiat-backed',
    circulating: { peggedUSD: 100e9 },
    chainCirculating: Object.fromEntries(
      Object.entries(on).map(([chain, peggedUSD]) => [chain, { current: { peggedUSD } }]),
    ),
    price: 1,
  });
  const ANSWERS = {
    'LLAMA_STABLECOINS /stablecoins': {
      peggedAssets: [
        coin('1', 'tether', { Tron: 50e9, Ethereum: 40e9, 'OP Mainnet': 5e9 }),
        coin('9', 'small', { Tron: 1e9 }),
      ],
    },
    'LLAMA_STABLECOINS /stablecoincharts/all': [chart(2, 90e9), chart(1, 99e9, 1e9)],
    'LLAMA_STABLECOINS /stablecoincharts/Tron': [chart(2, 40e9), chart(1, 52e9)],
    'LLAMA_STABLECOINS /stablecoincharts/Ethereum': [chart(2, 41e9), chart(1, 40e9)],
    'LLAMA_STABLECOINS /stablecoincharts/OP%20Mainnet': [chart(1, 6e9)],
    'LLAMA_STABLECOINS /stablecoincharts/all?stablecoin=1': [chart(1, 95e9)],
    'LLAMA_STABLECOINS /stablecoincharts/Tron?stablecoin=1': [chart(1, 50e9)],
  };
  const TIMES = [NOW - 2 * DAY, NOW - DAY, NOW];
  const worldOf = (own: Readonly<Record<string, unknown>> = {}) =>
    createStubWorld({ now: NOW, answers: { ...ANSWERS, ...own } });
  const onChains = (world: ReturnType<typeof worldOf>, code: string | null = null) =>
    defiPorts(world).stables?.onChainsAt(code, TIMES);
  const refused = (world: ReturnType<typeof worldOf>) => [...world.store.odd.all()];

  test('are of the days of each chain by USD of every peg, largest first, by names that visitors know', async () => {
    expect(await onChains(worldOf())).toEqual({
      totals: [90e9, 100e9, 100e9],
      chains: [
        { name: 'Tron', usd: [40e9, 52e9, 52e9] },
        { name: 'Ethereum', usd: [41e9, 40e9, 40e9] },
        { name: 'Optimism', usd: [null, 6e9, 6e9] },
      ],
    });
  });

  test('of one coin are asked for by its number', async () => {
    const world = worldOf({
      'LLAMA_STABLECOINS /stablecoincharts/Ethereum?stablecoin=1': [chart(1, 40e9)],
      'LLAMA_STABLECOINS /stablecoincharts/OP%20Mainnet?stablecoin=1': [chart(1, 4e9)],
    });
    const told = await onChains(world, 'tether');
    expect([told?.totals.at(-1), told?.chains.map(({ usd }) => usd.at(-1))]).toEqual([
      95e9,
      [50e9, 40e9, 4e9],
    ]);
    expect(await onChains(world, 'nobody')).toBeNull();
  });

  test('a chain that the source does not know is among the others; one that is silent leaves all untold', async () => {
    const because = (kind: 'missing' | 'timeout') => {
      const world = worldOf();
      const read: typeof world.reader.read = async (source, question, maxAge) =>
        question.path.includes('Ethereum')
          ? { kind: 'nothing', why: failure(kind, '') }
          : world.reader.read(source, question, maxAge);
      return defiPorts({ ...world, reader: { ...world.reader, read } }).stables?.onChainsAt(null, TIMES);
    };
    expect((await because('missing'))?.chains.map(({ name }) => name)).toEqual(['Tron', 'Optimism']);
    await expect(because('timeout')).rejects.toThrow(NotConnectedError);
  });

  test('that hold more than there is are refused, and /status says so until they agree again', async () => {
    const lying = worldOf({ 'LLAMA_STABLECOINS /stablecoincharts/Tron': [chart(2, 40e9), chart(1, 92e9)] });
    expect(await onChains(lying)).toBeNull();
    expect(refused(lying)).toMatchObject([['chains of 稳定币', { believed: 100e9, odd: 138e9 }]]);
    const [[subject] = ['']] = refused(lying);
    expect(outlierName(subject)).toEqual({ venue: 'LLAMA_STABLECOINS', subject: '稳定币 各公链之和' });
    expect(outlierReason(subject)).toContain('超过');
    const honest = { ...worldOf(), store: lying.store };
    expect(await defiPorts(honest).stables?.onChainsAt(null, TIMES)).not.toBeNull();
    expect(refused(lying)).toEqual([]);
  });

  test('a past day on which they did is unknown, the others stand', async () => {
    const world = worldOf({ 'LLAMA_STABLECOINS /stablecoincharts/Tron': [chart(2, 60e9), chart(1, 52e9)] });
    const told = await onChains(world);
    expect(told?.totals).toEqual([null, 100e9, 100e9]);
    expect(told?.chains.map(({ usd }) => usd[0])).toEqual([null, null, null]);
    expect(refused(world)).toEqual([]);
  });

  test('are read one a turn, of all coins and of the two largest apart', async () => {
    const world = worldOf();
    const charts = () => world.asked.filter((path) => path.includes('/stablecoincharts/'));
    for (let turn = 1; turn <= 8; turn += 1) {
      for (const poll of defiPolls) await poll.run(world);
      expect(charts()).toHaveLength(turn);
    }
    expect(new Set(charts()).size).toBe(8);
  });
});
