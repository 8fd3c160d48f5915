import { DAY, HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import { rotation } from '@coinmirror/testing/rotation.ts';
import { describe, expect, it, vi } from 'vitest';
import { createPaths } from './paths.ts';
import { priceOf } from './price.ts';
import { autocorrelation, correlation, deviation, kurtosis, mean, varianceRatio } from './testStatistics.ts';

/**
 * Stylised facts of real returns (Cont, Empirical properties of asset returns, 2001). Windows are long enough for a
 * correct model to pass with any seed; daily facts are means over several markets. A run takes a third of the windows
 * and of the coins.
 */
vi.setConfig({ testTimeout: 60_000 });

const SEEDS = [1, 2, 3, 4];
const markets = SEEDS.map(createPaths);
const FREE = ['bitcoin', 'ethereum', 'solana', 'shiba-inu', 'district0x'] as const;
const STABLE = 'tether';
/** Ends of the test windows: within known history, now, and in the coming year. */
const ENDS = rotation
  .of(['2024-03-01', '2026-11-20', '2027-10-05'])
  .map((day) => Date.parse(`${day}T00:00:00Z`));
const FIVE = 5 * MINUTE;
const FIVE_DAYS = 240;
const LONG_DAYS = 1400;

function pathOf(code: string, market = 0) {
  const path = markets[market]?.(code);
  if (!path) throw new Error(`no path of ${code}`);
  return path;
}

const cached = new Map<string, readonly number[]>();

/** Returns of one step length before an instant; equal windows are computed once. */
function returns(code: string, end: number, step: number, days: number, market = 0): readonly number[] {
  const key = [code, end, step, days, market].join();
  const known = cached.get(key);
  if (known) return known;
  const path = pathOf(code, market);
  const count = Math.round((days * DAY) / step);
  const levels = Array.from({ length: count + 1 }, (_, i) => path.levelAt(end - (count - i) * step));
  const made = levels.slice(1).map((level, i) => level - (levels[i] ?? 0));
  cached.set(key, made);
  return made;
}

/** Ends of the yearly windows; they start after the volatile first months of the youngest coin. */
const LONG_ENDS = [Date.UTC(2026, 10, 20), Date.UTC(2029, 5, 1)];

/** The mean of a statistic of daily returns over markets and windows. */
function ofDays(code: string, statistic: (daily: readonly number[]) => number): number {
  return mean(
    SEEDS.flatMap((_, market) =>
      LONG_ENDS.map((end) => statistic(returns(code, end, DAY, LONG_DAYS, market))),
    ),
  );
}

describe.each(ENDS.map((end) => [new Date(end).toISOString().slice(0, 10), end] as const))(
  `within the days before %s (${rotation.label})`,
  (_, end) => {
    it.each(FREE)('%s has uncorrelated one-minute and five-minute returns', (code) => {
      expect(Math.abs(autocorrelation(returns(code, end, MINUTE, 14), 1))).toBeLessThan(0.06);
      expect(Math.abs(autocorrelation(returns(code, end, FIVE, FIVE_DAYS), 1))).toBeLessThan(0.06);
    });

    it.each(FREE)('the five-minute returns of %s add up to its daily volatility', (code) => {
      const [five, daily] = [returns(code, end, FIVE, FIVE_DAYS), returns(code, end, DAY, FIVE_DAYS)];
      const ratio = (deviation(five) * Math.sqrt(DAY / FIVE)) / deviation(daily);
      // Of 240 days the daily figure itself strays by a twelfth.
      expect(ratio).toBeGreaterThan(0.75);
      expect(ratio).toBeLessThan(1.25);
    });

    it.each(FREE)('the variance of %s grows linearly with time from five minutes to a day', (code) => {
      for (const ratio of [
        varianceRatio(returns(code, end, FIVE, FIVE_DAYS), 12),
        varianceRatio(returns(code, end, HOUR, 700), 4),
      ]) {
        expect(ratio).toBeGreaterThan(0.85);
        expect(ratio).toBeLessThan(1.15);
      }
    });

    it('Ethereum correlates with Bitcoin at every step, other coins less', () => {
      for (const [step, days] of [
        [FIVE, FIVE_DAYS],
        [HOUR, 700],
        [DAY, 700],
      ] as const) {
        const bitcoin = returns('bitcoin', end, step, days);
        const ethereum = correlation(returns('ethereum', end, step, days), bitcoin);
        expect(ethereum).toBeGreaterThan(0.7);
        expect(ethereum).toBeLessThan(0.95);
        expect(correlation(returns('district0x', end, step, days), bitcoin)).toBeGreaterThan(0.25);
        expect(Math.abs(correlation(returns(STABLE, end, step, days), bitcoin))).toBeLessThan(0.15);
      }
    });

    it.each([...FREE, STABLE])('%s seldom closes five minutes at the close of the five before', (code) => {
      const path = pathOf(code);
      const closes = Array.from({ length: 20 * 288 }, (__, i) => priceOf(path.levelAt(end - i * FIVE)));
      const repeated = closes.filter((close, i) => close === closes[i - 1]).length;
      expect(repeated / closes.length).toBeLessThan(code === STABLE ? 0.02 : 0.01);
    });

    it.each(FREE)('%s has fat tails at five minutes, and volume follows volatility', (code) => {
      const fourth = kurtosis(returns(code, end, FIVE, FIVE_DAYS).slice(-40 * 288));
      expect(fourth).toBeGreaterThan(4);
      expect(fourth).toBeLessThan(15);
      const path = pathOf(code);
      const parts = Array.from({ length: 10 * 288 }, (__, i) => end - (i + 1) * FIVE).map((time) => ({
        usd: path.range(time, time + FIVE).usd,
        move: Math.abs(path.levelAt(time + FIVE) - path.levelAt(time)),
      }));
      const together = correlation(
        parts.map(({ usd }) => usd),
        parts.map(({ move }) => move),
      );
      expect(together).toBeGreaterThan(0.2);
      expect(together).toBeLessThan(0.8);
    });

    it.each([...FREE, STABLE])('%s reaches the high and the low of a day once each', (code) => {
      const path = pathOf(code);
      for (let day = end - 10 * DAY; day < end; day += DAY) {
        const whole = path.range(day, day + DAY);
        const parts = Array.from({ length: 288 }, (__, i) =>
          path.range(day + i * FIVE, day + (i + 1) * FIVE),
        );
        expect(parts.filter(({ high }) => high === whole.high).length).toBeLessThanOrEqual(2);
        expect(parts.filter(({ low }) => low === whole.low).length).toBeLessThanOrEqual(2);
      }
    });
  },
);

/** Ends of half-years, and the coins whose hours are looked at. */
const HOUR_ENDS = [Date.UTC(2026, 4, 20), Date.UTC(2026, 10, 20)];
const HOURLY = ['bitcoin', 'ethereum', 'solana', 'shiba-inu', 'chainlink', 'dogecoin', 'uniswap'] as const;

/** The mean of a statistic of a thousand hours over markets and windows. */
function ofHours(code: string, statistic: (hourly: readonly number[]) => number): number {
  return mean(
    SEEDS.flatMap((_, market) => HOUR_ENDS.map((end) => statistic(returns(code, end, HOUR, 42, market)))),
  );
}

describe(`within a day (${rotation.label})`, () => {
  it.each(rotation.of(HOURLY))('the volatility of %s clusters over hours', (code) => {
    const memory = (lag: number) => ofHours(code, (hourly) => autocorrelation(hourly.map(Math.abs), lag));
    expect(memory(1)).toBeGreaterThan(0.1);
    expect(memory(3)).toBeGreaterThan(0.08);
    expect(memory(3)).toBeLessThan(0.4);
  });

  it.each(rotation.of(HOURLY))('hourly returns of %s are uncorrelated', (code) => {
    for (const lag of [1, 3]) {
      expect(Math.abs(ofHours(code, (hourly) => autocorrelation(hourly, lag)))).toBeLessThan(0.05);
    }
  });
});

describe(`over years (${rotation.label})`, () => {
  it.each(rotation.of(FREE))('daily returns of %s are uncorrelated', (code) => {
    const ratio = ofDays(code, (daily) => varianceRatio(daily, 5));
    expect(ratio).toBeGreaterThan(0.85);
    expect(ratio).toBeLessThan(1.15);
    expect(Math.abs(ofDays(code, (daily) => autocorrelation(daily, 1)))).toBeLessThan(0.06);
  });

  it.each(rotation.of(FREE))('the volatility of %s clusters over days', (code) => {
    const memory = ofDays(code, (daily) => autocorrelation(daily.map(Math.abs), 5));
    expect(memory).toBeGreaterThan(0.1);
    expect(memory).toBeLessThan(0.35);
  });

  it.each(rotation.of(FREE))('daily returns of %s have fat tails', (code) => {
    const fourth = ofDays(code, kurtosis);
    expect(fourth).toBeGreaterThan(4);
    expect(fourth).toBeLessThan(15);
  });

  it('large daily moves come with high volume', () => {
    for (const code of rotation.of(FREE)) {
      const path = pathOf(code);
      const days = Array.from({ length: 400 }, (_, i) => (LONG_ENDS[0] ?? 0) - (i + 1) * DAY);
      const volumes = days.map((day) => path.range(day, day + DAY).coins);
      const moves = days.map((day) => Math.abs(path.levelAt(day + DAY) - path.levelAt(day)));
      expect(correlation(volumes, moves)).toBeGreaterThan(0.2);
    }
  });

  it('a dollar stablecoin stays near its peg and returns to it', () => {
    SEEDS.forEach((_, market) => {
      const daily = returns(STABLE, LONG_ENDS[0] ?? 0, DAY, LONG_DAYS, market);
      expect(varianceRatio(daily, 10)).toBeLessThan(0.6);
      const { high, low } = pathOf(STABLE, market).range(
        (LONG_ENDS[0] ?? 0) - LONG_DAYS * DAY,
        LONG_ENDS[0] ?? 0,
      );
      expect(high).toBeLessThan(0.003);
      expect(low).toBeGreaterThan(-0.003);
    });
  });

  it('the busiest hours are those of Europe and America, and weekends are quieter', () => {
    const hours = returns('bitcoin', LONG_ENDS[0] ?? 0, HOUR, 700);
    const first = (LONG_ENDS[0] ?? 0) - 700 * DAY;
    const spread = (test: (time: Date) => boolean) =>
      deviation(hours.filter((__, i) => test(new Date(first + i * HOUR))));
    const night = spread((time) => time.getUTCHours() < 8);
    expect(spread((time) => time.getUTCHours() >= 13 && time.getUTCHours() < 21) / night).toBeGreaterThan(
      1.25,
    );
    expect(
      spread((time) => time.getUTCDay() % 6 === 0) / spread((time) => time.getUTCDay() % 6 !== 0),
    ).toBeLessThan(0.92);
  });
});
