import { logReturns } from './correlation.ts';
import type { IndicatorDay, PricedDay } from './indicatorDay.ts';
import { movingDeviation } from './moving.ts';

type Closes = readonly Omit<PricedDay, 'open'>[];

const RSI_DAYS = 14;
const VOLATILITY_DAYS = 30;

/**
 * Wilder's RSI, 0 to 100, at each index of a list of closes: 100 − 100 ÷ (1 + mean rise ÷ mean fall) over `count`
 * changes, then smoothed by 1 ÷ count. null for the first `count`.
 */
export function wilderRsi(closes: readonly number[], count = RSI_DAYS): readonly (number | null)[] {
  let rise = 0;
  let fall = 0;
  return closes.map((close, at) => {
    const change = at === 0 ? 0 : close - (closes[at - 1] ?? close);
    const [up, down] = [Math.max(change, 0), Math.max(-change, 0)];
    if (at <= count) {
      rise += up / count;
      fall += down / count;
      if (at < count) return null;
    } else {
      rise += (up - rise) / count;
      fall += (down - fall) / count;
    }
    if (rise + fall === 0) return 50;
    return (rise / (rise + fall)) * 100;
  });
}

/** RSI of 14 daily closes. */
export function rsiSeries(days: Closes): readonly IndicatorDay[] {
  const values = wilderRsi(days.map(({ close }) => close));
  return days.flatMap(({ time, close }, at) => {
    const value = values[at] ?? null;
    return value === null ? [] : [{ time, value, price: close, lines: [] }];
  });
}

/** 距历史最高回撤, %: close ÷ all-time high so far − 1, 0 or negative; its line is that high. */
export function drawdownSeries(days: readonly Omit<PricedDay, 'open'>[]): readonly IndicatorDay[] {
  let high = 0;
  return days.map(({ time, close, high: ofDay = close }) => {
    high = Math.max(high, ofDay);
    return { time, value: high > 0 ? (close / high - 1) * 100 : null, price: close, lines: [high] };
  });
}

/** 30日波动率, % a year: standard deviation of 30 daily log returns × √365. */
export function volatilitySeries(days: Closes): readonly IndicatorDay[] {
  const returns = logReturns(days.map(({ close }) => close));
  const spread = movingDeviation(returns, VOLATILITY_DAYS);
  return days.flatMap(({ time, close }, at) => {
    const daily = spread[at - 1] ?? null;
    return daily === null ? [] : [{ time, value: daily * Math.sqrt(365) * 100, price: close, lines: [] }];
  });
}
