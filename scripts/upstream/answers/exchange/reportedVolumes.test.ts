import { ask, createTestWorld, known, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { expect, test } from 'vitest';
import type { Sources } from '../../ports/sources.ts';
import { answer } from '../dispatch/answer.ts';

const world = createTestWorld(() => TEST_TIME);
const { pairs, contracts, venues } = world;
const real = { kind: 'exchange', name: 'Binance' } as const;

/** Of a real market the pairs of Binance alone are read; of one more exchange others report the volume. */
const sources: Sources = {
  ...world,
  pairs: {
    ...known(pairs),
    provenance: real,
    all: async () => (await known(pairs).all()).filter(({ exchange }) => exchange === 'binance'),
  },
  contracts: { ...known(contracts), provenance: real, all: async () => [] },
  venues: { ...known(venues), reportedVolume24h: async () => new Map([['uniswap', 2e9]]) },
};
const context = { ...testContext, sources };

test('an exchange that is not read has the volume that others tell, on every page', async () => {
  const list = (await ask('exchangeRank', { pagesize: 300 }, context)).rows;
  const volumeOf = (rows: readonly { readonly code: string; readonly volume24h: number | null }[]) =>
    rows.find(({ code }) => code === 'uniswap')?.volume24h;
  expect(volumeOf(list)).toBe(2e9);
  const own = await ask('exchangeInfo', { code: 'uniswap' }, context);
  expect([own.volume24h, own.coinCount, own.pairCount]).toEqual([2e9, null, null]);
  expect(volumeOf((await ask('dexes', { per_page: 100 }, context)).rows)).toBe(2e9);
  const ranked = (await ask('exchangeVolumeRank', { per_page: 100 }, context)).rows;
  expect(ranked.find(({ code }) => code === 'uniswap')?.spotVolume24h).toBe(2e9);
});

test('the pairs of an exchange that is not read are unknown, and neither none nor a fault', async () => {
  for (const name of ['exchangePairs', 'pairDepth'] as const)
    expect((await answer(name, { code: 'uniswap' }, context)).body, name).toMatchObject({ code: 1501 });
  const ranked = (await ask('exchangeVolumeRank', { per_page: 100 }, context)).rows;
  const counts = ranked.find(({ code }) => code === 'uniswap');
  expect([counts?.pairCount, counts?.coinCount]).toEqual([null, null]);
  expect(ranked.find(({ code }) => code === 'binance')?.pairCount).toBeGreaterThan(0);
});

test('what only exchanges tell that are not read is unknown: listings on chain', async () => {
  const [first] = (await ask('listingRank', { per_page: 1 }, context)).rows;
  expect([first?.exchangeCount === 0, first?.dexCount]).toEqual([false, null]);
  expect((await ask('listingRank', { per_page: 1 })).rows[0]?.dexCount).toBeGreaterThan(0);
});

test('margin terms that nobody tells are unknown, and not none', async () => {
  const unreported = {
    ...context,
    sources: { ...sources, venues: { ...known(venues), provenance: real, margin: async () => [] } },
  };
  expect((await ask('exchangeInfo', { code: 'binance' }, unreported)).marginCount).toBeNull();
  const { body } = await answer('exchangePairs', { code: 'binance', type: 'margin' }, unreported);
  expect(body).toMatchObject({ code: 1501 });
  expect((await ask('exchangePairs', { code: 'binance' }, unreported)).rows.length).toBeGreaterThan(0);
});

test('a board of exchanges of which one is told says its volume, and no futures that nobody tells', async () => {
  const board = await ask('dexOverview', {}, context);
  expect([board.volume24h, board.futures24h]).toEqual([2e9, null]);
  const other = known(
    (await ask('dexes', { per_page: 100 }, context)).rows.find(({ code }) => code === 'raydium'),
  );
  // It is not told, and has not fallen by all of it.
  expect([other.volume24h, other.change7d]).toEqual([null, null]);
});

test('a search tells neither volume nor pairs of an exchange of which nobody tells them', async () => {
  const found = async (code: string) =>
    known((await ask('webSearch', { code }, context)).exchanges.rows.find((row) => row.code === code));
  expect(await found('raydium')).toMatchObject({ volume24h: null, pairCount: null });
  expect(await found('uniswap')).toMatchObject({ volume24h: 2e9, pairCount: null });
  expect((await found('binance')).volume24h).toBeGreaterThan(0);
});

test('a decentralised exchange that nobody tells of has no volume and no share, and none of 0', async () => {
  const board = await ask('dexOverview', {}, context);
  const of = (code: string) => board.venues.find((venue) => venue.code === code);
  expect(of('uniswap')).toMatchObject({ volume24h: 2e9, share: 100 });
  const unreported = board.venues.filter(({ code }) => code !== 'uniswap');
  expect(unreported.length).toBeGreaterThan(0);
  expect(unreported.filter(({ volume24h, share }) => volume24h !== null || share !== null)).toEqual([]);
  expect([board.venues[0]?.code, board.volume24h]).toEqual(['uniswap', 2e9]);
  // How much of it is on which of its chains nobody reports.
  expect(board.chains).toEqual([
    { name: 'Ethereum、Base 等 4 条公链（Uniswap）', volume24h: 2e9, share: 100 },
  ]);
});

test('the chains of an exchange are those that are told, its main ones first, on every page', async () => {
  const told = ['Celo', 'Base', 'Ethereum', 'Zora'];
  const chains = async (code: string) => (code === 'uniswap' ? told : []);
  const own = { ...context, sources: { ...sources, venues: { ...known(sources.venues), chains } } };
  const expected = ['Ethereum', 'Base', 'Celo', 'Zora'];
  const { venues: rows } = await ask('dexOverview', {}, own);
  expect(rows.find(({ code }) => code === 'uniswap')?.chains).toEqual(expected);
  const ranked = (await ask('dexes', { per_page: 100 }, own)).rows;
  expect(ranked.find(({ code }) => code === 'uniswap')?.chains).toEqual(expected);
  expect((await ask('exchangeProfile', { code: 'uniswap' }, own)).chains).toEqual(expected);
  // Of whom nobody tells it, those that are known.
  expect(rows.find(({ code }) => code === 'raydium')?.chains).toEqual(['Solana']);
});

test('where nobody tells of any, the whole is unknown', async () => {
  const none = { ...sources, venues: { ...known(venues), reportedVolume24h: async () => new Map() } };
  const board = await ask('dexOverview', {}, { ...context, sources: none });
  expect([board.volume24h, board.spotShare]).toEqual([null, null]);
  expect(board.venues.every(({ volume24h }) => volume24h === null)).toBe(true);
});

test('days of on-chain trading that nobody tells are absent, whoever stands first', async () => {
  const own = known(venues);
  const history: typeof own.history = async (code, days) =>
    code === 'uniswap'
      ? (await own.history(code, days)).map((day, at) => ({ ...day, spot: at < 3 ? null : 5e8 }))
      : [];
  const reported = { ...sources, venues: { ...own, history, reportedVolume24h: async () => new Map() } };
  const { trend } = await ask('dexOverview', {}, { ...context, sources: reported });
  expect(trend.length).toBe(366 - 3);
  expect(new Set(trend.map(([, volume]) => volume))).toEqual(new Set([5e8]));
});
