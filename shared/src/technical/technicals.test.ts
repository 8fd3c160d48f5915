import { ask } from '@coinmirror/testing/world.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Bar } from './sheet.ts';
import { seriesOf } from './technical.ts';
import { technicalOf, technicals, usualUse, validParams } from './technicals.ts';

let bars: readonly Bar[] = [];

beforeAll(async () => {
  const candles = await ask('candles', { tickerid: 'bitcoin', period: 60, limit: 300 });
  const futures = { funding: 0.01, openInterest: 5, accountRatio: 1.2, long: 7, short: 3 };
  bars = candles.map((candle) => ({ ...candle, bought: candle.volume / 2, futures }));
});

describe('every indicator', () => {
  it('has a unique name, and there are at least 25', () => {
    expect(new Set(technicals.map(({ key }) => key)).size).toBe(technicals.length);
    expect(technicals.length).toBeGreaterThanOrEqual(25);
  });

  it.each(technicals.map((one) => [one.key, one] as const))(
    '%s has a value for each candle after its warm-up',
    (_, one) => {
      const { params } = usualUse(one);
      const series = seriesOf(one, bars, params);
      expect(series).toHaveLength(one.lines(params).length);
      for (const line of series) {
        expect(line).toHaveLength(bars.length);
        expect(line.every((value) => value === null || Number.isFinite(value))).toBe(true);
      }
      const known = series.flatMap((line) => line.slice(-60)).filter((value) => value !== null);
      // The volume profile has no line.
      expect(known.length > 0).toBe(series.length > 0);
    },
  );

  it.each(technicals.map((one) => [one.key, one] as const))(
    '%s of no candles, and of one, has no unknowable value',
    (_, one) => {
      const { params } = usualUse(one);
      expect(seriesOf(one, [], params).every((line) => line.length === 0)).toBe(true);
      expect(seriesOf(one, bars.slice(0, 1), params).every((line) => line.length === 1)).toBe(true);
    },
  );
});

describe('the day’s average price', () => {
  it('starts anew at Beijing midnight', () => {
    const vwap = technicalOf('VWAP');
    const [line = []] = vwap ? seriesOf(vwap, bars, []) : [];
    const midnight = bars.findIndex(({ time }) => (time + 8 * 3_600_000) % 86_400_000 === 0);
    const { high, low, close } = bars[midnight] ?? { high: 0, low: 0, close: 0 };
    expect(line[midnight]).toBeCloseTo((high + low + close) / 3, 6);
  });
});

describe('validParams', () => {
  it.each([
    [
      [3, 6, 9, 12],
      [3, 6, 9, 12],
    ],
    [
      [3.4, -2, 9999],
      [3, 1, 500, 60],
    ],
    [[], [5, 10, 30, 60]],
    [[Number.NaN], [5, 10, 30, 60]],
  ])('turns %j into %j', (given, valid) => {
    const ma = technicalOf('MA');
    expect(ma && validParams(ma, given)).toEqual(valid);
  });
});
