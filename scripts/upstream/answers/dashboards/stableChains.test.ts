import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { ask, createTestWorld, known, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import type { StablesOnChains } from '../../ports/stables.ts';
import { chainsAddUp } from '../relations/stableRelations.ts';

const chainsOf = async (coin: '' | 'tether' | 'usd-coin') => known(await ask('stableChains', { coin }));

describe('stablecoins by chain', () => {
  it('are together the market value of the list, and their changes are what the list says was issued', async () => {
    const [all, list] = [await chainsOf(''), await ask('stablecoins', {})];
    const instances = chainsAddUp(all, list);
    expect(instances).toHaveLength(4);
    expect(instances.filter(({ holds }) => !holds)).toEqual([]);
    expect(sum(all.chains, ({ share }) => share)).toBeCloseTo(100, 9);
  });

  it.each(['tether', 'usd-coin'] as const)(
    'of %s are its own market value, and its chains in the list',
    async (code) => {
      const own = await chainsOf(code);
      const coin = known((await ask('stablecoins', {})).coins.find((one) => one.code === code));
      expect(own.total / coin.marketCap).toBeCloseTo(1, 9);
      for (const { name, share } of own.chains.filter((chain) => chain.name !== '其他').slice(0, 5))
        expect(coin.chains.find((chain) => chain.name === name)?.share, name).toBeCloseTo(share, 1);
    },
  );

  it('end by day with what they are now; days are in order, and a young chain held nothing before its first', async () => {
    const { chains, days } = await chainsOf('');
    expect(chains.length).toBe(9);
    expect(chains.at(-1)?.name).toBe('其他');
    const now = known(days.at(-1));
    expect(now.time).toBe(TEST_TIME);
    expect(now.usd).toEqual(chains.map(({ usd }) => Math.round(usd)));
    for (const [at, day] of days.entries())
      if (at > 0) expect(day.time).toBeGreaterThan(known(days[at - 1]).time);
    const base = chains.findIndex(({ name }) => name === 'Base');
    if (base >= 0)
      expect(
        days.filter(({ time }) => time < Date.UTC(2023, 7, 9)).every(({ usd }) => usd[base] === null),
      ).toBe(true);
    expect(days.length).toBeGreaterThan(365 + 300);
  });

  it('of each day add up to the supplies of that day that the other chart has, at the price of now', async () => {
    const [{ days, chains }, supplies, list] = [
      await chainsOf('tether'),
      await ask('stableSupplies', {}),
      await ask('stablecoins', {}),
    ];
    const price = known(list.coins.find(({ code }) => code === 'tether')).price;
    const place = supplies.coins.findIndex(({ code }) => code === 'tether');
    for (const { time, usd } of days.slice(-400)) {
      const units = known(supplies.days.find((day) => day.time === time)).supplies[place];
      // Whole dollars of each chain.
      expect(Math.abs(sum(usd, (one) => one ?? 0) - known(units) * price)).toBeLessThan(chains.length);
    }
  });
});

describe('of a source that does not tell everything', () => {
  const base = createTestWorld(() => TEST_TIME);
  const worldOf = (told: (times: readonly number[]) => StablesOnChains | null) => ({
    ...testContext,
    sources: {
      ...base,
      stables: base.stables && {
        ...base.stables,
        onChainsAt: async (_coin: unknown, times: readonly number[]) => told(times),
      },
    },
  });

  it('what is left of the whole is 其他, never below 0; a month that nobody knows has no change', async () => {
    const context = worldOf((times) => ({
      totals: times.map((_, at) => (at === 0 ? null : 100)),
      chains: [{ name: 'Tron', usd: times.map((_, at) => (at === times.length - 1 ? 100.05 : 60)) }],
    }));
    const { chains, days, total } = known(await ask('stableChains', {}, context));
    expect([total, chains.map(({ usd }) => usd)]).toEqual([100, [100.05, 0]]);
    expect(days[0]?.usd).toEqual([60, 40]);
    for (const chain of chains) expect([chain.change30d, chain.change30dPercent]).toEqual([null, null]);
  });

  it('is no answer where its parts contradict the whole', async () => {
    expect(
      await ask(
        'stableChains',
        {},
        worldOf(() => null),
      ),
    ).toBeNull();
  });
});
