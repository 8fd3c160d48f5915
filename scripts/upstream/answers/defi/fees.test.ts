import { stableIssuers } from '@coinmirror/shared/content/defi/issuers.ts';
import { annualised, priceToEarned } from '@coinmirror/shared/indicators/earnings.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { ask, createTestWorld, known, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import type { Earned, EarnedSums } from '../../ports/defi.ts';

const MILLION = 1e6;
const SUMS = ['fees24h', 'fees7d', 'fees30d', 'revenue24h', 'revenue7d', 'revenue30d'] as const;
const issuers = new Set<string>(stableIssuers.map(({ name }) => name));

describe('fees and revenue', () => {
  it.each(SUMS)('%s of all is the sum of the rows, and that of the chains and the issuers', async (field) => {
    const { protocols, chains, ...whole } = await ask('defiFees', {});
    expect(sum(protocols, (row) => row[field])).toBe(whole[field]);
    const offChain = protocols.filter(({ name }) => issuers.has(name));
    expect(sum(chains, (row) => row[field]) + sum(offChain, (row) => row[field])).toBe(whole[field]);
  });

  it('revenue is never above fees, a day never above a week, and shares add up to 100', async () => {
    const { protocols, chains } = await ask('defiFees', {});
    expect(protocols.length).toBeGreaterThan(40);
    for (const row of [...protocols, ...chains]) {
      expect(known(row.revenue24h)).toBeLessThanOrEqual(known(row.fees24h));
      expect(known(row.revenue30d)).toBeLessThanOrEqual(known(row.fees30d));
      expect(known(row.fees24h)).toBeLessThanOrEqual(known(row.fees7d));
      expect(known(row.fees7d)).toBeLessThanOrEqual(known(row.fees30d));
    }
    for (const rows of [protocols, chains]) expect(sum(rows, ({ share }) => share)).toBeCloseTo(100, 9);
  });

  it('of each chain are those of the days, whose last is the 24 h until now', async () => {
    const { trend, fees24h, fees7d, fees30d, revenue24h, offChain24h, protocols } = await ask('defiFees', {});
    const last = (days: number) => sum(trend.slice(-days), ([, fees]) => fees);
    expect([last(1), last(7), last(30)]).toEqual([fees24h, fees7d, fees30d]);
    expect(trend.at(-1)?.[2]).toBe(revenue24h);
    expect(offChain24h).toBe(sum(protocols, (row) => (issuers.has(row.name) ? row.fees24h : 0)));
    for (const [, fees, revenue] of trend) expect(known(revenue)).toBeLessThanOrEqual(known(fees));
  });

  it('are of realistic size: millions of USD a day', async () => {
    const { protocols, fees24h } = await ask('defiFees', {});
    const of = (name: string) => known(protocols.find((row) => row.name === name)).fees24h ?? Number.NaN;
    const near = (value: number, from: number, to: number) => {
      expect(value / MILLION).toBeGreaterThan(from / 2.5);
      expect(value / MILLION).toBeLessThan(to * 2.5);
    };
    near(of('Tether'), 15, 20);
    near(of('Circle'), 6, 8);
    near(of('Uniswap'), 2, 5);
    near(of('Aave'), 1.5, 3);
    near(of('Lido'), 1.5, 2.5);
    near(of('Hyperliquid'), 2, 4);
    near(of('Ethena'), 0.8, 2);
    near(known(fees24h), 40, 60);
  });

  it('of a protocol are those of its page, which P/F reads with the market value of the list of coins', async () => {
    const { protocols } = await ask('defiFees', {});
    for (const code of ['uniswap', 'aave', 'lido', 'hyperliquid']) {
      const row = known(protocols.find((one) => one.code === code));
      const page = await ask('defiProtocol', { code });
      for (const field of SUMS) expect(page[field]).toBe(row[field]);
      expect(page.feesChange30d).toBe(row.change30d);
      expect(page.earned.at(-1)?.slice(1)).toEqual([row.fees24h, row.revenue24h]);
      const { quote } = await ask('coinInfo', { code: row.coinCode });
      expect(row.marketCap).toBe(quote.marketCap);
      expect(priceToEarned(row.marketCap, row.fees30d)).toBe(
        known(quote.marketCap) / annualised(known(row.fees30d)),
      );
    }
  });

  it('of an exchange follow its volume, whose last day is that of the list of exchanges', async () => {
    const { volumes, fees24h } = await ask('defiProtocol', { code: 'uniswap' });
    const { rows } = await ask('dexes', { per_page: 50 });
    const volume = known(known(rows.find(({ code }) => code === 'uniswap')).volume24h);
    expect(volumes.at(-1)?.[1]).toBe(Math.round(volume));
    expect(known(fees24h) / volume).toBeCloseTo(0.0011, 5);
    expect((await ask('defiProtocol', { code: 'aave' })).volumes).toEqual([]);
  });

  it('a protocol that tells none has none, and never 0', async () => {
    const { fees24h, revenue30d, earned } = await ask('defiProtocol', { code: 'lightning' });
    expect([fees24h, revenue30d, earned]).toEqual([null, null, []]);
    const { protocols } = await ask('defiFees', {});
    expect(protocols.some(({ code }) => code === 'lightning')).toBe(false);
  });
});

describe('what chains themselves earn', () => {
  it('is in no sum of what protocols earn, is of realistic size, and revenue is never above it', async () => {
    const { gas, protocols, fees24h } = await ask('defiFees', {});
    expect(sum(protocols, (row) => row.fees24h)).toBe(fees24h);
    expect(gas.length).toBeGreaterThan(10);
    expect(sum(gas, ({ share }) => share)).toBeCloseTo(100, 9);
    for (const row of gas) {
      expect(known(row.fees24h), row.code).toBeGreaterThan(1_000);
      expect(known(row.fees24h), row.code).toBeLessThan(6 * MILLION);
      expect(known(row.fees30d), row.code).toBeGreaterThan(known(row.fees7d));
      if (row.revenue24h !== null) expect(row.revenue24h, row.code).toBeLessThanOrEqual(known(row.fees24h));
    }
    // Nobody tells what of Bitcoin's fees is not its miners'.
    expect(gas.find(({ code }) => code === 'bitcoin')?.revenue30d).toBeNull();
  });

  it('is of Ethereum what its page of gas says is burned, at the price of ether', async () => {
    const { gas } = await ask('defiFees', {});
    const { burned, ethPrice } = await ask('ethGas', {});
    const ether = known(gas.find(({ code }) => code === 'eth'));
    expect(ether.revenue24h).toBe(Math.round(known(burned) * known(ethPrice)));
  });
});

describe('of a source that does not tell everything', () => {
  const nothing: EarnedSums = {
    day: null,
    week: null,
    month: null,
    dayBefore: null,
    weekBefore: null,
    monthBefore: null,
  };
  const rows: readonly Earned[] = [
    { earner: 'aave', chain: null, fees: { ...nothing, day: 20, dayBefore: 16 }, revenue: nothing },
    { earner: 'uniswap', chain: null, fees: { ...nothing, day: 5 }, revenue: { ...nothing, day: 1 } },
  ];
  const base = createTestWorld(() => TEST_TIME);

  it('sums are over what is known, and changes over those whose past is', async () => {
    const defi = base.defi && {
      ...base.defi,
      earned: async () => rows,
      earnedDays: async () => [],
      gas: async () => [],
    };
    const context = { ...testContext, sources: { ...base, defi } };
    const value = await ask('defiFees', {}, context);
    expect([value.fees24h, value.revenue24h, value.fees7d, value.change1d]).toEqual([25, 1, null, 25]);
    expect(value.protocols.map(({ code, revenue24h }) => [code, revenue24h])).toEqual([
      ['aave', null],
      ['uniswap', 1],
    ]);
    expect([value.chains, value.gas, value.trend]).toEqual([[], [], []]);
  });
});
