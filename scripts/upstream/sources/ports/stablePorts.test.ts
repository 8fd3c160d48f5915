import { DAY } from '@coinmirror/shared/time/units.ts';
import { describe, expect, test } from 'vitest';
import { createStubWorld } from '../testing/stubWorld.ts';
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
