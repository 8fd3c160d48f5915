import { defiChains } from '@coinmirror/shared/content/defi/chains.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { describe, expect, test } from 'vitest';
import { createStubWorld } from '../testing/stubWorld.ts';
import { defiPolls, defiPorts } from './defiPorts.ts';

const NOW = Date.parse('2026-03-10T04:00:00Z');
const seconds = (daysAgo: number) => Math.floor((NOW - daysAgo * DAY) / DAY) * (DAY / 1000);

const v3 = {
  name: 'Uniswap V3',
  slug: 'uniswap-v3',
  parentProtocol: 'parent#uniswap',
  total24h: 3e6,
  total48hto24h: 2e6,
  total7d: 20e6,
  total14dto7d: 15e6,
  total30d: 80e6,
  total60dto30d: 70e6,
};
const v4 = { ...v3, name: 'Uniswap V4', slug: 'uniswap-v4', total24h: 1e6, total48hto24h: null };
const perps = {
  ...v3,
  name: 'Hyperliquid Perps',
  slug: 'hyperliquid-perps',
  parentProtocol: 'parent#hyperliquid',
};
const circle = { ...v3, name: 'Circle', slug: 'circle', parentProtocol: null };
const chain = { ...v3, slug: 'ethereum', parentProtocol: null, protocolType: 'chain' };
const gas = { ...chain, name: 'Ethereum', total24h: 0.6e6 };

/** Questions about living chains: volume, fees and revenue of each. */
const TURNS = 3 * defiChains.filter((chain) => !('end' in chain)).length;

function worldOf(own: Readonly<Record<string, unknown>>) {
  const kindOf = (path: string) => (path.includes('dailyRevenue') ? 'revenue' : 'fees');
  const both = (fees: unknown, revenue: unknown) => (path: string) =>
    kindOf(path) === 'fees' ? fees : revenue;
  return createStubWorld({
    now: NOW,
    answers: {
      'LLAMA /overview/fees': both(
        { totalDataChart: [[seconds(1), 9e7]], protocols: [v3, v4, perps, circle, gas] },
        {
          totalDataChart: [[seconds(1), 9.5e7]],
          protocols: [
            { ...v3, total24h: 0.5e6, total7d: 21e6 },
            { ...gas, total24h: 0.4e6, total7d: 30e6 },
          ],
        },
      ),
      'LLAMA /overview/fees/Ethereum': both(
        { protocols: [{ ...v3, total24h: 2e6 }, circle] },
        { protocols: [] },
      ),
      'LLAMA /overview/dexs/Ethereum': { total24h: 2e9, protocols: [] },
      'LLAMA /summary/fees/ethereum': both({ totalDataChart: [[seconds(1), 7e5]] }, { totalDataChart: [] }),
      'LLAMA /summary/fees/uniswap': both(
        {
          totalDataChart: [
            [seconds(2), 4e6],
            [seconds(1), 5e6],
          ],
        },
        { totalDataChart: [[seconds(1), 1e6]] },
      ),
      ...own,
    },
  });
}

test('are sums of a protocol’s versions; revenue above fees, and a past that one version does not tell, are unknown', async () => {
  const earned = (await defiPorts(worldOf({})).defi?.earned()) ?? [];
  const uniswap = earned.find(({ earner, chain }) => earner === 'uniswap' && chain === null);
  expect(uniswap?.fees).toEqual({
    day: 4e6,
    week: 40e6,
    month: 160e6,
    dayBefore: null,
    weekBefore: 30e6,
    monthBefore: 140e6,
  });
  expect(uniswap?.revenue).toMatchObject({ day: 0.5e6, week: 21e6 });
  const whole = earned.filter(({ chain }) => chain === null);
  expect(whole.map(({ earner }) => earner).toSorted()).toEqual(['hyperliquid', 'uniswap', 'usd-coin']);
  expect(earned.find(({ earner }) => earner === 'usd-coin')?.revenue.day).toBeNull();
});

test('on a chain are told once a poll has read it, without the interest of issuers', async () => {
  const world = worldOf({});
  const askedOn = () => world.asked.filter((path) => /\/overview\/(fees|dexs)\//.test(path)).length;
  for (let turn = 1; turn <= TURNS; turn += 1) {
    for (const poll of defiPolls) await poll.run(world);
    // One a turn: more at once would be refused by our own limit, and what a page asks with them.
    expect(askedOn()).toBe(turn);
  }
  const onChains = ((await defiPorts(world).defi?.earned()) ?? []).filter(({ chain }) => chain !== null);
  expect(onChains.map(({ earner, chain, fees }) => [earner, chain, fees.day])).toEqual([
    ['uniswap', 'eth', 2e6],
  ]);
  expect(await defiPorts(world).defi?.tradedOn()).toEqual(new Map([['eth', 2e9]]));
});

test('by day: of one by its name, of all as DefiLlama sums them; a day without revenue has none', async () => {
  const { defi } = defiPorts(worldOf({}));
  expect(await defi?.earnedDays('uniswap', 366)).toEqual([
    { time: seconds(2) * 1000, fees: 4e6, revenue: null },
    { time: seconds(1) * 1000, fees: 5e6, revenue: 1e6 },
  ]);
  expect(await defi?.earnedDays(null, 366)).toEqual([{ time: seconds(1) * 1000, fees: 9e7, revenue: null }]);
  expect(await defi?.earnedDays('lightning', 366)).toEqual([]);
  expect(await defi?.earnedDays('uniswap', 1)).toHaveLength(1);
});

describe('what chains themselves earn', () => {
  const told = (protocols: readonly unknown[]) =>
    defiPorts(worldOf({ 'LLAMA /overview/fees': { protocols, totalDataChart: [] } })).defi;

  test('is of the rows that are chains, by name and day; revenue above the fees is unknown', async () => {
    const { defi } = defiPorts(worldOf({}));
    const [own, ...others] = (await defi?.gas()) ?? [];
    expect(others).toEqual([]);
    expect(own).toMatchObject({
      chain: 'eth',
      fees: { day: 0.6e6, week: 20e6 },
      revenue: { day: 0.4e6, week: null },
    });
    expect(await defi?.gasDays('eth', 366)).toEqual([{ time: seconds(1) * 1000, fees: 7e5, revenue: null }]);
    expect(await defi?.gasDays('solana', 366)).toEqual([]);
  });

  test.each([
    [
      'a protocol that bears a chain’s name is no chain',
      { ...chain, name: 'Ethereum', protocolType: 'protocol' },
    ],
    ['a chain that is not ours is none of ours', { ...chain, name: 'Ethereum Classic' }],
  ])('%s', async (_name, row) => {
    expect(await told([row])?.gas()).toEqual([]);
  });

  test('two rows that claim one chain are two stories: neither is told', async () => {
    const lie = { ...gas, slug: 'ethereum-2', total24h: 9e9 };
    expect(await told([gas, lie])?.gas()).toEqual([]);
    expect(await told([gas, lie])?.gasDays('eth', 366)).toEqual([]);
  });

  test('a chain under a protocol’s slug, or of its family, adds nothing to the protocol', async () => {
    const lie = { ...v3, name: 'Hyperliquid L1', protocolType: 'chain', total24h: 9e9 };
    const earned = (await told([v3, lie])?.earned()) ?? [];
    const whole = earned.filter((row) => row.chain === null);
    expect(whole.map(({ earner, fees }) => [earner, fees.day])).toEqual([['uniswap', 3e6]]);
  });
});
