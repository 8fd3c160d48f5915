import { describe, expect, it } from 'vitest';
import {
  crossSeries,
  goldenRatioSeries,
  heat200Series,
  mayerSeries,
  piCycleSeries,
  twoYearSeries,
} from './averages.ts';
import { PAST_HALVINGS } from './halving.ts';
import { minedAt, puellSeries, stockToFlow, stockToFlowPrice, stockToFlowSeries } from './issuance.ts';
import { drawdownSeries, rsiSeries, volatilitySeries, wilderRsi } from './motion.ts';
import { movingDeviation, movingMean, quotient } from './moving.ts';

const DAY = 86_400_000;
const START = Date.UTC(2015, 0, 1);
const days = (closes: readonly number[]) => closes.map((close, at) => ({ time: START + at * DAY, close }));
const flat = (count: number, price = 100) => Array.from({ length: count }, () => price);

describe('moving means', () => {
  it('begin when there are enough values', () => {
    expect(movingMean([1, 2, 3, 4, 5], 3)).toEqual([null, null, 2, 3, 4]);
    expect(movingMean([], 3)).toEqual([]);
    expect(movingMean([1, null, 3, 5, 7, 9], 2)).toEqual([null, null, null, 4, 6, 8]);
    expect(movingDeviation([2, 4, 4, 4, 5, 5, 7, 9], 8).at(-1)).toBe(2);
  });

  it('only divide by known positive values', () => {
    expect([quotient(6, 3), quotient(6, 0), quotient(null, 3), quotient(6, undefined)]).toEqual([
      2,
      null,
      null,
      null,
    ]);
  });
});

describe('multiples of a mean', () => {
  it('Mayer: a price of 240 after 199 days at 100 is 2.383 times the 200-day mean', () => {
    const [day, ...more] = mayerSeries(days([...flat(199), 240]));
    expect(more).toEqual([]);
    // mean = (199 × 100 + 240) ÷ 200 = 100.7
    expect(day?.lines).toEqual([100.7]);
    expect(day?.value).toBeCloseTo(240 / 100.7, 12);
  });

  it('two years: five times the mean is one of its lines', () => {
    const day = twoYearSeries(days([...flat(729), 830])).at(-1);
    expect(day?.lines).toEqual([101, 505]);
    expect(day?.value).toBeCloseTo(830 / 101, 12);
    expect(twoYearSeries(days(flat(729)))).toEqual([]);
  });

  it('golden ratio: 1.6, 2 and 3 times the 350-day mean', () => {
    expect(goldenRatioSeries(days(flat(350))).at(-1)).toMatchObject({ value: 1, lines: [160, 200, 300] });
  });

  it('200 weeks: the growth of the mean over 30 days', () => {
    // 1,400 days at 100, then 30 at 240: the mean grows by 30 × 140 ÷ 1,400 = 3.
    const series = heat200Series(days([...flat(1400), ...flat(30, 240)]));
    expect(series.at(-1)?.value).toBeCloseTo(3, 9);
    expect(series).toHaveLength(1);
  });
});

describe('crossings', () => {
  it('Pi cycle: 0.5 at a constant price, 1 when the short mean is twice the long one', () => {
    expect(piCycleSeries(days(flat(350))).at(-1)?.value).toBe(0.5);
    // 239 days at 100, 111 at x: short = x, long = (23,900 + 111x) ÷ 350; crossing at 350x = 47,800 + 222x.
    const crossing = 47_800 / 128;
    expect(piCycleSeries(days([...flat(239), ...flat(111, crossing)])).at(-1)?.value).toBeCloseTo(1, 9);
  });

  it('50 and 200 days: golden above 0, dead below', () => {
    expect(crossSeries(days([...flat(150), ...flat(50, 120)])).at(-1)?.value).toBeCloseTo(
      (120 / 105 - 1) * 100,
      9,
    );
    expect(crossSeries(days([...flat(150), ...flat(50, 80)])).at(-1)?.value).toBeLessThan(0);
  });
});

describe('motion', () => {
  it('RSI matches StockCharts’ worked example', () => {
    const closes = [
      44.34, 44.09, 44.15, 43.61, 44.33, 44.83, 45.1, 45.42, 45.84, 46.08, 45.89, 46.03, 45.61, 46.28, 46.28,
      46.0, 46.03, 46.41, 46.22, 45.64,
    ];
    const values = wilderRsi(closes);
    expect(values[13]).toBeNull();
    expect(values.slice(14).map((value) => Math.round(value ?? 0))).toEqual([70, 66, 66, 69, 66, 58]);
  });

  it('RSI is 100 in a rise, 0 in a fall, 50 at a constant price', () => {
    const last = (closes: readonly number[]) => rsiSeries(days(closes)).at(-1)?.value;
    expect(last(Array.from({ length: 20 }, (_, at) => 100 + at))).toBe(100);
    expect(last(Array.from({ length: 20 }, (_, at) => 100 - at))).toBe(0);
    expect(last(flat(20))).toBe(50);
  });

  it('the drawdown is 0 at a high and counts from the last one', () => {
    expect(drawdownSeries(days([100, 80, 120, 90])).map(({ value }) => value)).toEqual([
      0,
      expect.closeTo(-20, 9),
      0,
      expect.closeTo(-25, 9),
    ]);
  });

  it('the drawdown counts from the highest price of a day, not from its close', () => {
    const [first, second] = days([100, 90]);
    if (!first || !second) throw new Error('two days');
    const [day, next] = drawdownSeries([{ ...first, high: 120 }, second]);
    expect(day).toMatchObject({ value: expect.closeTo(-100 / 6, 9), lines: [120] });
    expect(next).toMatchObject({ value: -25, lines: [120] });
  });

  it('volatility: alternating returns of ±1 % are 19.1 % a year', () => {
    const closes = Array.from({ length: 31 }, (_, at) => (at % 2 === 0 ? 100 : 100 * Math.exp(0.01)));
    expect(volatilitySeries(days(closes)).at(-1)?.value).toBeCloseTo(Math.sqrt(365), 9);
    expect(volatilitySeries(days(closes.slice(1)))).toEqual([]);
  });
});

describe('issuance', () => {
  it.each([
    [0, 0],
    [210_000, 10_500_000],
    [420_000, 15_750_000],
    [630_000, 18_375_000],
    [840_000, 19_687_500],
  ])('up to block %d %d bitcoins were issued', (height, mined) => {
    expect(minedAt(height)).toBe(mined);
  });

  it('Puell: about 0.5 right after a halving at a constant price, 1 long after', () => {
    const halved = PAST_HALVINGS.at(-1)?.time ?? 0;
    const at = (after: number) =>
      puellSeries(flat(365).map((close, back) => ({ time: halved + (after - 364 + back) * DAY, close }))).at(
        -1,
      )?.value;
    expect(at(2)).toBeCloseTo(0.5, 1);
    expect(at(400)).toBeCloseTo(1, 1);
  });

  it('stock-to-flow doubles with a halving: about 57 before 2024, over 110 a year later', () => {
    expect(stockToFlow(Date.UTC(2024, 3, 19))).toBeGreaterThan(55);
    expect(stockToFlow(Date.UTC(2024, 3, 19))).toBeLessThan(60);
    expect(stockToFlow(Date.UTC(2025, 4, 1))).toBeGreaterThan(110);
  });

  it('the model grows with the power 3.36: 7,906 USD at 25, 81,178 at 50', () => {
    expect(stockToFlowPrice(25)).toBeCloseTo(7906.36, 2);
    expect(stockToFlowPrice(50)).toBeCloseTo(81_177.82, 2);
    const [day] = stockToFlowSeries([{ time: Date.UTC(2024, 0, 1), close: 42_000 }]);
    expect(day?.value).toBeCloseTo(42_000 / (day?.lines[0] ?? 1), 12);
  });
});
