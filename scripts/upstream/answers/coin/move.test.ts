import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { ask, createTestWorld, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import type { Candle } from '../../ports/candles.ts';
import type { Sources } from '../../ports/sources.ts';
import { windowsOf } from './moveLiquidations.ts';

const world = createTestWorld(() => TEST_TIME);
const ofWorld = (part: Partial<Sources>) => ({ ...testContext, sources: { ...world, ...part } });
const moveOf = (coincode: string, part: Partial<Sources> = {}) =>
  ask('coinMove', { coincode }, ofWorld(part));

/** The world's days, changed for one coin. */
const withDays = (code: string, change: (days: readonly Candle[]) => readonly Candle[]) => ({
  candles: {
    ...world.candles,
    list: async (query: Parameters<typeof world.candles.list>[0]) => {
      const days = await world.candles.list(query);
      return query.code === code && query.periodMinutes === 1440 ? change(days) : days;
    },
  },
});

describe('the split', () => {
  it('adds up to the change of the list, with the first sector of the coin', async () => {
    const { rows } = await ask('coinRank', { pagesize: 50 });
    for (const { code, change24h } of rows.slice(1, 20)) {
      const { split, ...move } = await moveOf(code);
      expect(move.change24h, code).toBe(change24h);
      if (split === null) expect(move.unsplit, code).not.toBeNull();
      else expect(split.market + (split.sector ?? 0) + split.own, code).toBeCloseTo(change24h ?? 0, 9);
    }
    expect((await moveOf('cardano')).sector).toEqual({ id: 'layer1', name: '公链' });
    expect((await moveOf('cardano')).days).toBe(90);
  });

  it.each([
    ['bitcoin', 'market'],
    ['tether', 'peg'],
    ['pax-gold', 'peg'],
  ])('%s is not split: %s', async (code, why) => {
    expect(await moveOf(code)).toMatchObject({ split: null, unsplit: why, sector: null });
  });

  it('is none with fewer than 30 days of returns, and says how many there are', async () => {
    const move = await moveOf(
      'cardano',
      withDays('cardano', (days) => days.slice(-30)),
    );
    expect(move).toMatchObject({ split: null, unsplit: 'young', days: 29 });
  });

  it('is none where no day is kept', async () => {
    expect(
      await moveOf(
        'cardano',
        withDays('cardano', () => []),
      ),
    ).toMatchObject({
      split: null,
      unsplit: 'unknown',
      days: 0,
    });
  });

  it('leaves out missing days and counts the others', async () => {
    const move = await moveOf(
      'cardano',
      withDays('cardano', (days) => days.filter((_, at) => at !== 40)),
    );
    expect(move.days).toBe(88);
    expect(move.split).not.toBeNull();
  });

  it('has no sector for a coin whose sectors have too few others', async () => {
    const { split, sector } = await moveOf('binancecoin');
    expect(sector === null).toBe(split?.sector === null);
  });
});

describe('what happened', () => {
  it('is of the last 24 hours, newest first, and concerns the coin', async () => {
    for (const code of ['ethereum', 'solana', 'cardano']) {
      const { happenings } = await moveOf(code);
      const times = happenings.map(({ time }) => time);
      expect(times).toEqual(times.toSorted((one, other) => other - one));
      for (const time of times) expect(TEST_TIME - time).toBeLessThanOrEqual(DAY);
    }
  });

  it('counts the sources of news and the items that name the coin, which is unknown where none is read', async () => {
    const { news } = await moveOf('ethereum');
    expect(news?.sources).toBe((await world.news?.desks())?.length);
    const items = (
      await Promise.all((world.news?.days() ?? []).slice(0, 2).map((day) => world.news?.day(day)))
    ).flat();
    const named = items.filter(
      (item) => item && item.time > TEST_TIME - DAY && item.coins.includes('ethereum'),
    );
    expect(news?.named).toBe(named.length);
    expect((await moveOf('ethereum', { news: null })).news).toBeNull();
    expect((await moveOf('ethereum', { news: null })).happenings.some(({ kind }) => kind === 'news')).toBe(
      false,
    );
  });

  it('does not count the news of a day that were read for hours only', async () => {
    const { news } = world;
    if (news === null) throw new Error('the simulation has news');
    const days = () => news.days().slice(0, 1);
    expect((await moveOf('uniswap', { news: { ...news, days } })).news).toBeNull();
    expect((await moveOf('uniswap')).news).not.toBeNull();
  });

  it('has the schedule of unlocks where there is no calendar', async () => {
    const unlocks = {
      provenance: world.coins.provenance,
      all: async () => [],
      schedule: async () => null,
      between: async () => [{ time: TEST_TIME - HOUR, amount: 5e6, parts: [] }],
    };
    const { happenings } = await moveOf('cardano', { calendar: null, unlocks, news: null, notices: null });
    expect(happenings).toEqual([
      { kind: 'unlock', time: TEST_TIME - HOUR, isAllDay: false, title: '解锁', id: '', amount: 5e6 },
    ]);
  });

  it('has no liquidations and no funding where nobody tells them', async () => {
    expect(await moveOf('cardano', { liquidations: null, contracts: null })).toMatchObject({
      liquidations: null,
      funding: null,
      fundingStanding: null,
    });
  });

  it('has the place of its funding in 30 days from the table of standings, and none for a coin that is not in it', async () => {
    const { rows } = await ask('futuresStandings', {}, ofWorld({}));
    for (const { code, funding, percentile } of rows.slice(0, 4)) {
      const move = await moveOf(code);
      expect([move.funding, move.fundingStanding?.percentile ?? null], code).toEqual([funding, percentile]);
      expect(move.fundingStanding?.days, code).toBe(30);
    }
    const listed = new Set(rows.map(({ code }) => code));
    const { rows: coins } = await ask('coinRank', { pagesize: 100 });
    const other = coins.find(({ code }) => !listed.has(code));
    expect((await moveOf(other?.code ?? '')).fundingStanding).toBeNull();
  });

  it('does not say what funding is usual by less than a week of it', async () => {
    const { futuresPast } = world;
    if (futuresPast === null) throw new Error('the simulation has a past of futures');
    const young = (days: number) => ({
      futuresPast: {
        ...futuresPast,
        at: async (code: string, times: readonly number[]) =>
          (await futuresPast.at(code, times)).map((hour, at) =>
            (times[at] ?? 0) > TEST_TIME - days * DAY ? hour : [],
          ),
      },
    });
    expect((await moveOf('bitcoin', young(6))).fundingStanding).toBeNull();
    expect((await moveOf('bitcoin', young(8))).fundingStanding?.days).toBe(8);
    expect((await moveOf('bitcoin', { futuresPast: null })).fundingStanding).toBeNull();
  });
});

describe('a day’s liquidations', () => {
  const hours = (count: number, usd: (at: number) => number = () => 1) =>
    Array.from({ length: count }, (_, at) => ({ time: at * HOUR, long: usd(at), short: 0 }));

  it('are compared with each 24 hours that follow each other', () => {
    expect(windowsOf(hours(23))).toEqual([]);
    expect(windowsOf(hours(26, (at) => at))).toEqual([276, 300, 324]);
    expect(windowsOf(hours(30).filter((_, at) => at !== 3))).toEqual([24, 24, 24]);
  });

  it('have a percentile once there is a week of them', async () => {
    const { liquidations } = world;
    if (liquidations === null) throw new Error('the simulation has liquidations');
    const kept = (count: number) => ({
      liquidations: {
        ...liquidations,
        hours: async (codes: readonly string[], asked: number) =>
          liquidations.hours(codes, Math.min(asked, count)),
      },
    });
    expect((await moveOf('cardano')).liquidations?.percentile).not.toBeNull();
    expect((await moveOf('cardano', kept(100))).liquidations?.percentile).toBeNull();
    expect((await moveOf('cardano', kept(20))).liquidations).toBeNull();
  });
});
