import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { ask, createTestWorld, TEST_TIME } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import type { LockedValue } from '../../ports/defi.ts';
import type { GasQuote } from '../../ports/gas.ts';
import type { Sources } from '../../ports/sources.ts';

const base = createTestWorld(() => TEST_TIME);
const provenance = { kind: 'public', name: 'Somebody' } as const;
const from = (ports: Partial<Sources>) => ({ sources: { ...base, ...ports }, token: '' });

describe('fear and greed of a source', () => {
  const days = [
    { time: Date.UTC(2026, 2, 3), value: 80 },
    { time: Date.UTC(2026, 2, 10), value: 23 },
  ];
  const world = from({ sentiment: { provenance, days: async () => days } });

  it('takes the place of the site’s own formula; a day it misses is unknown', async () => {
    const index = await ask('fearGreed', {}, world);
    expect(index.now).toEqual({ value: 23, label: '极度恐惧' });
    expect(index.yesterday).toEqual({ value: null, label: '' });
    expect(index.lastWeek.value).toBe(80);
    expect(index.history.map(({ value }) => value)).toEqual([80, 23]);
  });

  it('is that of the indicator’s page too', async () => {
    const shown = await ask('indicator', { key: 'feargreed', days: 8 }, world);
    expect(shown.map(({ value }) => value)).toEqual([80, null, null, null, null, null, null, 23]);
  });

  it.each([
    ['of an earlier day has its date in the overview', TEST_TIME - DAY],
    ['of today has none', TEST_TIME],
  ])('%s', async (_name, time) => {
    const sentiment = {
      provenance,
      days: async () => [{ time: beijingMidnight(time) + 8 * HOUR, value: 23 }],
    };
    const { rows } = await ask('indicatorOverview', {}, from({ sentiment }));
    const row = rows.find(({ key }) => key === 'feargreed');
    expect(row?.value).toBe(23);
    expect(row?.earlier == null ? null : beijingMidnight(row.earlier)).toBe(
      time === TEST_TIME ? null : beijingMidnight(time),
    );
  });
});

describe('value locked of a source that does not tell everything', () => {
  const place = { protocol: 'aave', chain: 'eth', usd: 20, assets: null, dayAgo: 16, weekAgo: null };
  const other = { ...place, protocol: 'uniswap', usd: 5, dayAgo: null };
  const world = from({
    defi: {
      provenance,
      locked: async (): Promise<readonly LockedValue[]> => [place, other],
      lockedAt: async ({ protocol, chain }, times) => [
        { protocol, chain, usd: times.map((time) => (time < TEST_TIME - 3 * DAY ? null : 100)) },
      ],
      tradedOn: async () => new Map(),
      gas: async () => [],
      gasDays: async () => [],
      earned: async () => [],
      earnedDays: async () => [],
    },
  });

  it('has the change of the places whose past is known, and the source’s own sum as the trend', async () => {
    const { tvl, change1d, change7d, trend } = await ask('defiOverview', {}, world);
    expect([tvl, change1d, change7d]).toEqual([25, 25, null]);
    expect(trend.map(([, usd]) => usd)).toEqual([100, 100, 100, 100]);
    expect(trend.at(-1)?.[0]).toBe(TEST_TIME);
    expect((await ask('defiOverview', { twice: 1 }, world)).trend).toEqual([]);
  });

  it('has a protocol without assets by coin', async () => {
    const { tvl, assets, fees24h } = await ask('defiProtocol', { code: 'aave' }, world);
    expect([tvl, assets, fees24h]).toEqual([20, [], null]);
  });
});

it('gas before the first sample is unknown', async () => {
  const quote: GasQuote = {
    baseFee: 0.5,
    slow: 0.6,
    standard: 0.7,
    fast: 0.9,
    slowSeconds: null,
    standardSeconds: null,
    fastSeconds: null,
  };
  const at = async (times: readonly number[]) => times.map((time) => (time === TEST_TIME ? quote : null));
  const gas = await ask('ethGas', {}, from({ gas: { provenance, at } }));
  expect(gas).toMatchObject({ standard: 0.7, slowSeconds: null, burned: null });
  expect(gas.history).toHaveLength(1);
  expect(new Set(gas.week.flat())).toEqual(new Set([null]));
});

it('treasuries without funds have no row and no sum of them', async () => {
  const { rows, types } = await ask('treasuries', {}, from({ funds: null }));
  expect(rows.some(({ type }) => type === 'ETF')).toBe(false);
  expect(types.some(({ type }) => type === 'ETF')).toBe(false);
  expect(types.reduce((sum, { share }) => sum + (share ?? 0), 0)).toBeCloseTo(100, 6);
});

it('stablecoins without desks and without a past have neither', async () => {
  const stables = {
    provenance,
    suppliesAt: async (codes: readonly string[]) => codes.map(() => []),
    chains: async (codes: readonly string[]) => codes.map(() => []),
    defiShares: async (codes: readonly string[]) => codes.map(() => new Map<string, number>()),
    onChainsAt: async () => null,
  };
  const shown = await ask('stablecoins', {}, from({ stables, otc: null }));
  expect(shown).toMatchObject({ otcPrice: null, premium: null, change7d: null, premiums: [], issues: [] });
  expect(new Set(shown.coins.map(({ change7d }) => change7d))).toEqual(new Set([null]));
});

it('search interest without a yesterday has no change of places', async () => {
  const interest = async (times: readonly number[]) =>
    times.map((time) => (time === TEST_TIME ? new Map([['solana', 2]]) : new Map<string, number>()));
  const [first] = (await ask('hotSearch', {}, from({ searches: { provenance, interest } }))).rows;
  expect(first).toMatchObject({ code: 'solana', heat: 100, heatChange: null });
});

it('ratings whose past is unknown have not stayed the same', async () => {
  const { venues } = base;
  if (venues === null) throw new Error('the test market has exchanges');
  const scoresAt = async () => new Map();
  const { rows } = await ask('exchangeGrades', {}, from({ venues: { ...venues, scoresAt } }));
  expect(new Set(rows.flatMap(({ ratingChange, rankChange }) => [ratingChange, rankChange]))).toEqual(
    new Set([null]),
  );
});

it('a vote without a quorum and with other choices is shown as it is', async () => {
  const proposal = {
    id: 'QmXyzbV5KJhWzTCMbmaRFvHTuGp2KBT4k5pmUyCGWVvE6f',
    coin: 'aave',
    title: 'Which one',
    lines: ['1 < 2 & 3'],
    author: '0xabc',
    start: TEST_TIME - 2 * DAY,
    end: TEST_TIME - DAY,
    state: 'ended',
    choices: ['1', '2', '3', '4', '5', '6', '7'],
    scores: [1, 2, 3, 4, 5, 6, 7],
    quorum: null,
    voterCount: 28,
  } as const;
  const proposals = { provenance, list: async () => [proposal], voters: async () => [] };
  const shown = await ask('proposalDetail', { id: proposal.id }, from({ proposals }));
  expect(shown).toMatchObject({ state: 'ended', quorum: null, total: 28, choices: proposal.choices });
  expect(shown.blocks).toEqual([{ kind: 'paragraph', text: '1 < 2 & 3' }]);
});
