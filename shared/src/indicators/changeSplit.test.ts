import { describe, expect, it } from 'vitest';
import {
  type DailyReturns,
  dailyReturns,
  percentileOf,
  sectorReturns,
  sensitivityOf,
  splitChange,
} from './changeSplit.ts';

const DAY = 86_400_000;
const returnsOf = (value: (day: number) => number, days = 90): DailyReturns =>
  new Map(Array.from({ length: days }, (_, day) => [day * DAY, value(day)]));

/** Three patterns without correlation over multiples of four days. */
const market = (day: number) => [1, -1, 1, -1][day % 4] ?? 0;
const beyond = (day: number) => [1, 1, -1, -1][day % 4] ?? 0;
const noise = (day: number) => [1, -1, -1, 1][day % 4] ?? 0;

const MARKET = returnsOf(market, 88);
const SECTOR = returnsOf((day) => 1.5 * market(day) + beyond(day), 88);
const COIN = returnsOf((day) => 0.2 + 2 * market(day) + 0.5 * beyond(day) + 3 * noise(day), 88);

describe('returns', () => {
  it('are of a day after the day before, in %', () => {
    const closes = [100, 110, 99].map((close, at) => ({ time: at * DAY, close }));
    const returns = dailyReturns(closes, DAY);
    expect([...returns.keys()]).toEqual([DAY, 2 * DAY]);
    expect(returns.get(DAY)).toBeCloseTo(10, 12);
    expect(returns.get(2 * DAY)).toBeCloseTo(-10, 12);
  });

  it('leave out the day after a gap, and closes that are none', () => {
    const closes = [
      { time: 0, close: 100 },
      { time: 2 * DAY, close: 120 },
      { time: 3 * DAY, close: 0 },
      { time: 4 * DAY, close: 120 },
      { time: 5 * DAY, close: 126 },
    ];
    expect([...dailyReturns(closes, DAY)]).toEqual([[5 * DAY, expect.closeTo(5, 12)]]);
    expect(dailyReturns([], DAY).size).toBe(0);
  });

  it('of a sector are the mean of its coins, where three and half of them are known', () => {
    const [one, two, three] = [1, 2, 6].map((value) => returnsOf(() => value, 2));
    const short = new Map([[0, 9]]);
    if (!one || !two || !three) throw new Error('three coins');
    expect([...sectorReturns([one, two, three])]).toEqual([
      [0, 3],
      [DAY, 3],
    ]);
    expect([...sectorReturns([one, two, short])]).toEqual([[0, 4]]);
    expect(sectorReturns([one, two]).size).toBe(0);
    expect(sectorReturns([]).size).toBe(0);
  });
});

describe('sensitivity', () => {
  it('is what the series were made with: the sector counts for what it does beyond the market', () => {
    const found = sensitivityOf(COIN, MARKET, SECTOR);
    expect(found?.days).toBe(88);
    expect(found?.market).toBeCloseTo(2, 12);
    expect(found?.sector?.market).toBeCloseTo(1.5, 12);
    expect(found?.sector?.own).toBeCloseTo(0.5, 12);
  });

  it('has no sector where it moves as the market does, does not move, or has too few days', () => {
    const same = returnsOf((day) => 2 * market(day) + 0.01 * beyond(day), 88);
    const few = returnsOf((day) => beyond(day), 29);
    for (const sector of [
      same,
      returnsOf(() => 0.3, 88),
      returnsOf(() => 0, 88),
      few,
      new Map<number, number>(),
      null,
    ]) {
      const found = sensitivityOf(COIN, MARKET, sector);
      expect(found?.sector).toBeNull();
      expect(found?.market).toBeCloseTo(2, 12);
    }
  });

  it('is null with fewer than 30 common days, and where the market did not move', () => {
    expect(sensitivityOf(returnsOf(market, 29), MARKET, SECTOR)).toBeNull();
    expect(sensitivityOf(returnsOf(market, 30), MARKET, SECTOR)?.days).toBe(30);
    expect(
      sensitivityOf(
        COIN,
        returnsOf(() => 0.3),
        SECTOR,
      ),
    ).toBeNull();
    expect(sensitivityOf(new Map(), MARKET, SECTOR)).toBeNull();
  });

  it('counts only days that all of them have', () => {
    const holed = new Map([...COIN].filter(([time]) => (time / DAY) % 8 !== 3));
    expect(sensitivityOf(holed, MARKET, SECTOR)?.days).toBe(77);
  });

  it('of a coin that never moves is none: its change is its own', () => {
    const found = sensitivityOf(
      returnsOf(() => 0, 88),
      MARKET,
      SECTOR,
    );
    if (found === null) throw new Error('fitted');
    const { market: whole, sector, own } = splitChange({ coin: 5, market: -3, sector: -4 }, found);
    expect(whole).toBeCloseTo(0, 12);
    expect(sector).toBeCloseTo(0, 12);
    expect(own).toBe(5);
  });
});

describe('the parts of a change', () => {
  const sensitivity = { market: 1.5, sector: { own: 0.8, market: 1.2 }, days: 90 };

  it('are the market, what the sector does beyond it, and the rest', () => {
    // 1.5 × −7 = −10.5; the market makes −8.4 of the sector, which fell by 13.4: −5 × 0.8 = −4.
    const parts = splitChange({ coin: -15, market: -7, sector: -13.4 }, sensitivity);
    expect(parts.market).toBeCloseTo(-10.5, 12);
    expect(parts.sector).toBeCloseTo(-4, 12);
    expect(parts.own).toBeCloseTo(-0.5, 12);
  });

  it('add up to it', () => {
    for (const coin of [-15.4231, 0, 3.3333, 812]) {
      const parts = splitChange({ coin, market: -7.1234, sector: 2.2222 }, sensitivity);
      expect(parts.market + (parts.sector ?? 0) + parts.own).toBeCloseTo(coin, 9);
    }
  });

  it('have no sector where its change today is unknown', () => {
    expect(splitChange({ coin: -15, market: -7, sector: null }, sensitivity)).toEqual({
      market: -10.5,
      sector: null,
      own: -4.5,
    });
  });
});

it.each([
  [5, [1, 2, 3, 9], 75],
  [1, [1, 1, 1, 1], 0],
  [10, [1, 2, 3, 4], 100],
  [10, [1, 2, 3], null],
])('%d among %j is at percentile %s', (value, others, percentile) => {
  expect(percentileOf(value, others, 4)).toBe(percentile);
});
