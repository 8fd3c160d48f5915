import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { utcMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { ask, known, TEST_TIME } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';

const hundred = (shares: readonly number[]) =>
  expect(Math.round(sum(shares, (share) => share) * 100)).toBe(10_000);

describe('on-chain trading', () => {
  it('is the sum of its exchanges and of its chains, and matches the list of exchanges', async () => {
    const [{ volume24h, venues, chains, trend }, list] = await Promise.all([
      ask('dexOverview', {}),
      ask('dexes', { per_page: 50 }),
    ]);
    expect(sum(venues, (venue) => venue.volume24h)).toBe(volume24h);
    expect(sum(chains, (chain) => chain.volume24h)).toBe(volume24h);
    hundred(venues.map(({ share }) => known(share)));
    hundred(chains.map(({ share }) => share));
    for (const { code, volume24h: traded, tvl } of venues) {
      const row = list.rows.find((dex) => dex.code === code);
      expect([row?.volume24h, row?.locked]).toEqual([traded, tvl]);
    }
    expect(trend.at(-1)?.[1]).toBeCloseTo(known(volume24h), -1);
    const steps = trend.slice(1).map(([time], at) => time - (trend[at]?.[0] ?? 0));
    expect(new Set(steps)).toEqual(new Set([24 * 3_600_000]));
  });

  it('is 8 to 20 billion USD a day within a factor of two, the same as on the DeFi pages', async () => {
    const [{ volume24h }, { dexVolume24h }] = await Promise.all([
      ask('dexOverview', {}),
      ask('defiOverview', {}),
    ]);
    expect(volume24h).toBeGreaterThan(4e9);
    expect(volume24h).toBeLessThan(40e9);
    expect(dexVolume24h).toBe(volume24h);
  });

  it('lists young coins separately', async () => {
    const { fresh, pairs } = await ask('dexOverview', {});
    expect(fresh.length).toBeGreaterThan(0);
    for (const { age } of fresh) expect(age).toBeLessThanOrEqual(60);
    expect(pairs.map(({ volume24h }) => volume24h)).toEqual(
      pairs.map(({ volume24h }) => volume24h).toSorted((a, b) => b - a),
    );
  });
});

describe('NFT', () => {
  it('equals the total of the board of NFT markets, on a day and over a week', async () => {
    const [{ volume24h, volume7d }, markets] = await Promise.all([
      ask('nftOverview', {}),
      ask('dapps', { nft: 1 }),
    ]);
    expect(sum(markets.rows, (row) => row.volume24h)).toBe(volume24h);
    expect(sum(markets.rows, (row) => row.volume7d)).toBe(volume7d);
  });

  it('is the sum of its listed collections, or of their chains, plus the others', async () => {
    const { volume24h, volume7d, others, sales24h, marketCap, collections, chains } = await ask(
      'nftOverview',
      {},
    );
    expect(sum(collections, (row) => row.volume24h) + others.volume24h).toBe(volume24h);
    expect(sum(collections, (row) => row.volume7d)).toBeLessThan(volume7d);
    expect(others.share).toBeGreaterThan(5);
    expect(sum(collections, (row) => row.sales24h)).toBe(sales24h);
    expect(sum(collections, (row) => row.marketCap)).toBe(marketCap);
    expect(sum(chains, (row) => row.volume24h) + others.volume24h).toBe(volume24h);
    hundred([...collections.map(({ share }) => share), others.share]);
    hundred([...chains.map(({ share }) => share), others.share]);
  });

  it('is 10 to 25 million USD a day within a factor of two, with floors that match the coin’s price', async () => {
    const [{ volume24h, collections }, { rows }] = await Promise.all([
      ask('nftOverview', {}),
      ask('coinRank', { page: 1, pagesize: 20 }),
    ]);
    expect(volume24h).toBeGreaterThan(5e6);
    expect(volume24h).toBeLessThan(50e6);
    const ether = rows.find(({ code }) => code === 'ethereum')?.price ?? 0;
    for (const { coin, floor, floorUsd, supply, marketCap, volume7d, volume24h: day } of collections) {
      if (coin === 'ethereum') expect(floorUsd).toBeCloseTo(floor * ether, 6);
      expect(marketCap).toBe(Math.round(floorUsd * supply));
      expect(volume7d).toBeGreaterThan(day);
    }
  });
});

describe('venture funding', () => {
  it('is the sum of its rounds, by month and by period', async () => {
    const { rounds, months, amount30d, amount90d, count30d, count90d } = await ask('financing', {});
    expect(sum(rounds, ({ amount }) => amount)).toBe(amount90d);
    expect(rounds).toHaveLength(count90d);
    const since = utcMidnight(TEST_TIME) - 30 * DAY;
    const recent = rounds.filter(({ time }) => time > since);
    expect([sum(recent, ({ amount }) => amount), recent.length]).toEqual([amount30d, count30d]);
    for (const { time, amount, count } of months.slice(-3)) {
      const own = rounds.filter((round) => utcMonth(round.time) === utcMonth(time));
      expect([sum(own, (round) => round.amount), own.length]).toEqual([amount, count]);
    }
  });

  it('is 2 to 5 billion USD a quarter within a factor of two, seed rounds of some millions', async () => {
    const { amount90d, rounds } = await ask('financing', {});
    expect(amount90d).toBeGreaterThan(1e9);
    expect(amount90d).toBeLessThan(10e9);
    const seeds = rounds
      .filter(({ round }) => round === '种子轮')
      .map(({ amount }) => amount / 1e6)
      .toSorted((a, b) => a - b);
    const middle = seeds[Math.floor(seeds.length / 2)] ?? 0;
    expect(middle).toBeGreaterThan(2);
    expect(middle).toBeLessThan(8);
  });

  it('lists no investor twice in a round', async () => {
    const { rounds, investors } = await ask('financing', {});
    for (const { lead, others } of rounds) expect(new Set([lead, ...others]).size).toBe(1 + others.length);
    expect(sum(investors, ({ leads }) => leads)).toBe(rounds.length);
  });
});

function utcMonth(time: number): string {
  return new Date(time).toISOString().slice(0, 7);
}
