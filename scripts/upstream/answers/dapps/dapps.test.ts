import { DAPP_CATEGORIES } from '@coinmirror/shared/constants/dappCategories.ts';
import { shortExchangeName } from '@coinmirror/shared/format/exchangeName.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { ask, known } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { dappCatalogue } from '../../catalogue/dappCatalogue.ts';

// The first overview of all exchanges takes some seconds.
const SLOW = 60_000;

describe('applications', () => {
  it('have unique codes, none of which is a category’s address', () => {
    const codes = dappCatalogue.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => ['newest', ...DAPP_CATEGORIES].includes(code))).toEqual([]);
  });

  it(
    'that are exchanges have the same name in lists of exchanges, of applications and of protocols',
    async () => {
      const [{ rows: exchanges }, { rows }, { protocols }] = await Promise.all([
        ask('exchangeRank', { pagesize: 200 }),
        ask('dapps', { pagesize: 200 }),
        ask('defiOverview', {}),
      ]);
      const names = new Map(exchanges.map(({ code, name }) => [code, shortExchangeName(name)]));
      const venues = dappCatalogue.filter(({ exchange }) => exchange !== undefined);
      expect(venues.length).toBeGreaterThan(10);
      for (const { code, exchange = '' } of venues)
        expect([code, rows.find((row) => row.code === code)?.name]).toEqual([code, names.get(exchange)]);
      const both = protocols.filter(({ code }) => names.has(code));
      expect(both.length).toBeGreaterThan(5);
      for (const { code, name } of both) expect([code, name]).toEqual([code, names.get(code)]);
    },
    SLOW,
  );

  it(
    'add up by category to the total, and the total matches the list',
    async () => {
      const [all, ...kinds] = await ask('dappCategories', {});
      const { rows } = await ask('dapps', { pagesize: 200 });
      for (const figure of ['count', 'users', 'transactions', 'volume24h'] as const) {
        expect(sum(kinds, (kind) => kind[figure])).toBeCloseTo(all?.[figure] ?? 0, 3);
      }
      expect(rows).toHaveLength(all?.count ?? 0);
      expect(sum(rows, ({ users }) => users)).toBe(all?.users);
      expect(sum(rows, ({ volume24h }) => volume24h)).toBeCloseTo(all?.volume24h ?? 0, 3);
      expect(sum(kinds, ({ userShare }) => userShare)).toBeCloseTo(100, 6);
      expect(sum(kinds, ({ volumeShare }) => volumeShare)).toBeCloseTo(100, 6);
      for (const kind of kinds) {
        const own = await ask('dapps', {
          pagesize: 200,
          type: kind.category === 'all' ? 'all' : kind.category,
        });
        expect([own.rows.length, sum(own.rows, ({ users }) => users)]).toEqual([kind.count, kind.users]);
        expect(sum(own.rows, ({ share }) => share)).toBeCloseTo(kind.volume24h > 0 ? 100 : 0, 6);
      }
    },
    SLOW,
  );

  it.each(['uniswap', 'aave', 'opensea', 'farcaster'])(
    '%s has the list’s figures on its page; its days and its chains add up to them',
    async (code) => {
      const row = (await ask('dapps', { pagesize: 200 })).rows.find((one) => one.code === code);
      const detail = await ask('dappInfo', { id: code });
      expect(detail).toMatchObject({ ...row });
      expect(detail.days).toHaveLength(30);
      expect(detail.days.at(-1)).toMatchObject({
        users: detail.users,
        transactions: detail.transactions,
        volume: detail.volume24h,
      });
      const week = detail.days.slice(-8, -1);
      expect(sum(week, ({ volume }) => volume)).toBeCloseTo(known(detail.volume7d), 3);
      expect(detail.trend).toEqual(detail.days.slice(-8).map(({ users }) => users));
      expect(sum(detail.byChain, ({ users }) => users)).toBe(detail.users);
      expect(sum(detail.byChain, ({ transactions }) => transactions)).toBe(detail.transactions);
      expect(sum(detail.byChain, ({ volume24h }) => volume24h)).toBeCloseTo(known(detail.volume24h), 3);
      expect(detail.transactions).toBeGreaterThanOrEqual(known(detail.users));
    },
    SLOW,
  );

  it(
    'all have the list’s figures on their pages, with each risk’s source',
    async () => {
      for (const row of (await ask('dapps', { pagesize: 200 })).rows) {
        const detail = await ask('dappInfo', { id: row.code });
        expect(detail).toMatchObject(row);
        expect(detail.risks.length).toBeGreaterThan(0);
        expect(detail.risks.every(({ text, source }) => text !== '' && source !== '')).toBe(true);
      }
    },
    SLOW,
  );

  it(
    'that are exchanges have their exchange’s volume, and its overview’s number of addresses',
    async () => {
      const { rows } = await ask('dexes', { per_page: 100 });
      for (const { code, volume24h, futuresVolume24h, users24h } of rows.slice(0, 4)) {
        const dapp = await ask('dappInfo', { id: code });
        expect(dapp.volume24h).toBeCloseTo((volume24h ?? 0) + (futuresVolume24h ?? 0), 3);
        expect(dapp.users).toBe(users24h);
      }
    },
    SLOW,
  );

  it(
    'that are exchanges have their exchange’s risks',
    async () => {
      const exchanges = (await ask('exchangeRank', { pagesize: 200 })).rows;
      const levels = new Map(exchanges.map(({ code, risk }) => [code, risk]));
      const same = dappCatalogue.filter(({ exchange }) => levels.has(exchange ?? ''));
      expect(same.length).toBeGreaterThan(10);
      for (const { code, exchange = '' } of same) {
        const [dapp, profile] = await Promise.all([
          ask('dappInfo', { id: code }),
          ask('exchangeProfile', { code: exchange }),
        ]);
        expect([code, dapp.risk, profile.risk]).toEqual([code, levels.get(exchange), levels.get(exchange)]);
        expect(dapp.risks).toEqual(profile.risks);
      }
    },
    SLOW,
  );

  it('under 最新 are sorted youngest first', async () => {
    const { rows } = await ask('dapps', { type: 'newest' });
    const ages = rows.map(({ launchedAt }) => launchedAt);
    expect(ages).toEqual(ages.toSorted((a, b) => known(b) - known(a)));
    expect(Math.max(...dappCatalogue.map(({ launchedAt }) => launchedAt))).toBe(ages[0]);
  });

  it('of one chain all run on it', async () => {
    const { rows } = await ask('dapps', { chain: 'Solana' });
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.every(({ chains }) => chains.includes('Solana'))).toBe(true);
  });

  it('with an unknown code are rejected', async () => {
    await expect(ask('dappInfo', { id: 'nobody' })).rejects.toThrow('404');
  });
});

describe('the overview of NFT markets', () => {
  it('has the figures of each market’s own page, most traded first; shares add up to 100 %', async () => {
    const { rows } = await ask('dapps', { nft: 1 });
    expect(rows.length).toBeGreaterThan(6);
    expect(rows.map(({ volume24h }) => volume24h)).toEqual(
      rows.map(({ volume24h }) => volume24h).toSorted((a, b) => known(b) - known(a)),
    );
    expect(sum(rows, ({ share }) => share)).toBeCloseTo(100, 6);
    const [first] = rows;
    const page = await ask('dappInfo', { id: first?.code ?? '' });
    expect([page.users, page.volume24h]).toEqual([first?.users, first?.volume24h]);
  });
});
