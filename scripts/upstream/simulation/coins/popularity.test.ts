import { SOCIAL_PLATFORMS } from '@coinmirror/shared/contract/rankings/popularity.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { ask, TEST_TIME } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { stageOf } from '../../answers/rankings/sales.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { listingSaleAt } from './listingSales.ts';
import { followersOn } from './social.ts';

describe('the ranking of holders', () => {
  it('counts addresses and concentration as the coin’s own page does', async () => {
    const { rows } = await ask('addressRank', { pre_page: 20 });
    for (const row of [rows[0], rows[7], rows[19]]) {
      const holders = await ask('coinHolders', { code: row?.code ?? '' });
      expect(row?.addressCount).toBe(holders?.addressCount);
      expect(row?.riseDay).toBe((holders?.addressCount ?? 0) - (holders?.days.at(-2)?.addressCount ?? 0));
      expect(row?.top10).toBeCloseTo(holders?.top10 ?? Number.NaN, 8);
      expect(row?.top100).toBeCloseTo(holders?.top100 ?? Number.NaN, 8);
    }
  });

  it('has the requested order, and Gini coefficients between 0 and 1', async () => {
    for (const type of ['count', 'rise', 'top10'] as const) {
      const { rows } = await ask('addressRank', { type, pre_page: 200 });
      const read = { count: 'addressCount', rise: 'riseRateWeek', top10: 'top10' } as const;
      const values = rows.map((row) => row[read[type]]).filter((value) => value !== null);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      for (const { gini } of rows) expect((gini ?? -1) > 0 && (gini ?? 2) < 1).toBe(true);
    }
  });
});

describe('the social rankings', () => {
  it.each(SOCIAL_PLATFORMS)('%s: only coins with an account there, most followed first', async (sort) => {
    const { rows } = await ask('socialRank', { sort, per_page: 200 });
    expect(rows.length).toBeGreaterThan(20);
    const counts = rows.map((row) => row[sort]?.followers ?? 0);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    for (const row of rows) {
      const facts = coinCatalogue.find(({ code }) => code === row.code);
      expect(row[sort]?.url).toBe(facts?.links[sort]);
    }
    expect(rows[0]?.[sort]?.score).toBeCloseTo(100, 8);
  });

  it('the combined score is the weighted mean of X and Reddit, a missing platform counting 0', async () => {
    const { rows } = await ask('socialRank', { per_page: 200 });
    for (const row of rows)
      expect(row.score).toBeCloseTo(0.6 * (row.twitter?.score ?? 0) + 0.4 * (row.reddit?.score ?? 0), 8);
  });

  it('has the coins with the largest communities on top, whatever their value', async () => {
    const symbolsOf = async (sort: 'twitter' | 'reddit') =>
      (await ask('socialRank', { sort, per_page: 3 })).rows.map(({ symbol }) => symbol);
    expect(await symbolsOf('twitter')).toEqual(['BTC', 'DOGE', 'ETH']);
    expect(await symbolsOf('reddit')).toEqual(['BTC', 'ETH', 'DOGE']);
    const all = (await ask('socialRank', { per_page: 10 })).rows.map(({ symbol }) => symbol);
    expect(all.indexOf('DOGE')).toBeGreaterThan(-1);
    expect(all.indexOf('DOGE')).toBeLessThan(4);
  });

  it('followers change daily and slowly', () => {
    const bitcoin = coinCatalogue.find(({ code }) => code === 'bitcoin');
    if (!bitcoin) throw new Error('no bitcoin');
    const at = (time: number) => followersOn(bitcoin, 'twitter', time) ?? 0;
    expect(at(TEST_TIME)).toBe(at(TEST_TIME + 60_000));
    expect(Math.abs(at(TEST_TIME + DAY) / at(TEST_TIME) - 1)).toBeLessThan(0.01);
  });
});

describe('the ranking of projects', () => {
  it('a week’s commits are at most a month’s, a day’s at most a week’s; projects without a repository are left out', async () => {
    const { rows } = await ask('projectRank', { pagesize: 200 });
    expect(rows.length).toBeGreaterThan(50);
    for (const { commits1d, commits7d, commits30d, lastCommitAt } of rows) {
      expect(commits1d).toBeLessThanOrEqual(commits7d ?? Number.NaN);
      expect(commits7d).toBeLessThanOrEqual(commits30d ?? Number.NaN);
      expect((lastCommitAt === null) === (commits30d === 0)).toBe(true);
      if (lastCommitAt !== null) expect(lastCommitAt).toBeLessThan(TEST_TIME);
    }
    const without = coinCatalogue.filter(({ links }) => links.sourceCode.length === 0);
    const shown = new Set(rows.map(({ code }) => code));
    expect(without.some(({ code }) => shown.has(code))).toBe(false);
  });
});

describe('the ranking of new coins', () => {
  it('has the rows of the list of new coins, none older than requested', async () => {
    const list = new Map((await ask('newCoins', { pagesize: 200 })).rows.map((row) => [row.code, row]));
    const { rows } = await ask('newCoinRank', { days: 30, sort: 'rise' });
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) {
      expect(row).toEqual(list.get(row.code));
      expect(TEST_TIME - (row.listedAt ?? 0)).toBeLessThanOrEqual(30 * DAY);
    }
  });
});

describe('sales', () => {
  it('the proceeds are the sold fraction of the target; returns are prices ÷ the issue price', async () => {
    const { rows } = await ask('saleRank', { per_page: 200 });
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['ico', 'ieo', 'ido']));
    for (const row of rows) {
      if (row.target !== null && row.progress !== null)
        expect(row.raised).toBeCloseTo((row.target * row.progress) / 100, 4);
      if (row.price !== null && row.issuePrice !== null) {
        expect(row.roi).toBeCloseTo(row.price / row.issuePrice, 8);
        expect(row.athRoi ?? 0).toBeGreaterThanOrEqual(row.roi ?? 0);
      }
      if (row.stage === 'upcoming') expect([row.price, row.progress, row.raised]).toEqual([null, null, null]);
    }
  });

  it('moves from upcoming through ongoing to ended, sells ever more, and ends before the listing', () => {
    const sold = coinCatalogue.flatMap((facts) => {
      const sale = listingSaleAt(facts, TEST_TIME);
      return sale === null ? [] : [{ facts, sale }];
    });
    expect(sold.length).toBeGreaterThan(50);
    for (const { facts, sale } of sold) {
      const [begin, end] = [sale.beginsAt, sale.endsAt];
      expect(end).toBeLessThan(facts.launchedAt);
      expect([begin - 1, begin, end - 1, end].map((time) => stageOf(sale, time))).toEqual([
        'upcoming',
        'ongoing',
        'ongoing',
        'ended',
      ]);
      const soldAt = (time: number) => listingSaleAt(facts, time)?.sold ?? 0;
      expect(soldAt(begin - 1)).toBe(0);
      expect(soldAt((begin + end) / 2)).toBeLessThan(soldAt(end));
      expect(soldAt(facts.launchedAt)).toBe(soldAt(end));
    }
  });
});
