import type { IndicatorDay, PricedDay } from './indicatorDay.ts';
import { movingMean, quotient } from './moving.ts';

type Closes = readonly Omit<PricedDay, 'open'>[];

/** Window sizes, in days, of the indicators below. */
const MAYER_DAYS = 200;
const TWO_YEARS = 730;
const WEEKS_200 = 1400;
const MONTH = 30;
const GOLDEN_DAYS = 350;

/** Days with a known value, from closes and a function that returns the value and the lines of a day. */
function daysOf(
  days: Closes,
  read: (at: number, close: number) => { value: number | null; lines: (number | null)[] },
): readonly IndicatorDay[] {
  return days.flatMap(({ time, close }, at) => {
    const { value, lines } = read(at, close);
    return value === null ? [] : [{ time, value, price: close, lines }];
  });
}

const closesOf = (days: Closes) => days.map(({ close }) => close);

/** 梅耶倍数: price ÷ mean of 200 closes, for each day with as many; its line is that mean. */
export function mayerSeries(days: Closes): readonly IndicatorDay[] {
  const mean = movingMean(closesOf(days), MAYER_DAYS);
  return daysOf(days, (at, close) => ({ value: quotient(close, mean[at]), lines: [mean[at] ?? null] }));
}

/** 两年均线倍数: price ÷ mean of 730 closes; its lines are the mean and five times it. */
export function twoYearSeries(days: Closes): readonly IndicatorDay[] {
  const mean = movingMean(closesOf(days), TWO_YEARS);
  return daysOf(days, (at, close) => {
    const two = mean[at] ?? null;
    return { value: quotient(close, two), lines: [two, two === null ? null : two * 5] };
  });
}

/** 200周均线热度, %: how much the mean of 1,400 closes grew in 30 days; its line is that mean. */
export function heat200Series(days: Closes): readonly IndicatorDay[] {
  const mean = movingMean(closesOf(days), WEEKS_200);
  return daysOf(days, (at) => {
    const growth = quotient(mean[at], mean[at - MONTH]);
    return { value: growth === null ? null : (growth - 1) * 100, lines: [mean[at] ?? null] };
  });
}

/** 黄金比例倍数: price ÷ mean of 350 closes; its lines are 1.6, 2 and 3 times that mean. */
export function goldenRatioSeries(days: Closes): readonly IndicatorDay[] {
  const mean = movingMean(closesOf(days), GOLDEN_DAYS);
  return daysOf(days, (at, close) => {
    const base = mean[at] ?? null;
    const times = (factor: number) => (base === null ? null : base * factor);
    return { value: quotient(close, base), lines: [times(1.6), times(2), times(3)] };
  });
}

/** Pi 周期: mean of 111 closes ÷ twice the mean of 350; its lines are both. From 1 on they have crossed. */
export function piCycleSeries(days: Closes): readonly IndicatorDay[] {
  const closes = closesOf(days);
  const [short, long] = [movingMean(closes, 111), movingMean(closes, GOLDEN_DAYS)];
  return daysOf(days, (at) => {
    const double = long[at] == null ? null : long[at] * 2;
    return { value: quotient(short[at], double), lines: [short[at] ?? null, double] };
  });
}

/** 均线交叉, %: mean of 50 closes ÷ mean of 200 − 1; its lines are both. Above 0: 金叉. */
export function crossSeries(days: Closes): readonly IndicatorDay[] {
  const closes = closesOf(days);
  const [short, long] = [movingMean(closes, 50), movingMean(closes, MAYER_DAYS)];
  return daysOf(days, (at) => {
    const ratio = quotient(short[at], long[at]);
    return {
      value: ratio === null ? null : (ratio - 1) * 100,
      lines: [short[at] ?? null, long[at] ?? null],
    };
  });
}
