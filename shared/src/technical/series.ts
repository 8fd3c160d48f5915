import type { Column, Series } from './sheet.ts';

/** Combines values of several columns candle by candle; null if any is unknown. */
export function combine(columns: readonly Column[], of: (...values: number[]) => number | null): Column {
  const [first] = columns;
  if (!first) throw new Error('There is no column to combine.');
  return first.sheet.column((place) => {
    const values: number[] = [];
    for (const column of columns) {
      const value = column.values[place];
      if (value === null || value === undefined) return null;
      values.push(value);
    }
    const result = of(...values);
    return result !== null && Number.isFinite(result) ? result : null;
  });
}

/** Applies a function to the last `size` values; null before there are that many known ones. */
export function windowed(column: Column, size: number, of: (window: readonly number[]) => number): Column {
  const window: number[] = [];
  return column.sheet.column((place) => (fillWindow(window, column.values, place, size) ? of(window) : null));
}

/** Fills a window with the `size` values up to an index; false if one of them is unknown. */
function fillWindow(window: number[], values: Series, place: number, size: number): boolean {
  const start = place - size + 1;
  if (start < 0) return false;
  for (let i = 0; i < size; i += 1) {
    const value = values[start + i];
    if (value === null || value === undefined) return false;
    window[i] = value;
  }
  return true;
}

/** Sum of the last `size` values. */
export function rollingSum({ sheet, values }: Column, size: number): Column {
  return sheet.column((place, sums) => {
    const value = values[place] ?? null;
    const before = sums[place - 1] ?? null;
    if (value === null) return null;
    if (before !== null) return before + value - (values[place - size] ?? 0);
    const window: number[] = [];
    return fillWindow(window, values, place, size) ? window.reduce((sum, one) => sum + one, 0) : null;
  });
}

/** Simple moving average of `size` values. */
export function sma(values: Column, size: number): Column {
  const sums = rollingSum(values, size).values;
  return values.sheet.column((place) => {
    const sum = sums[place] ?? null;
    return sum === null ? null : sum / size;
  });
}

/**
 * A smoothed moving average that keeps `1 − weight` of its previous value; starts with the mean of the first `size`
 * values.
 */
function smoothed(column: Column, size: number, weight: number): Column {
  const means = sma(column, size).values;
  return column.sheet.column((place, averages) => {
    const value = column.values[place] ?? null;
    if (value === null) return null;
    const before = averages[place - 1] ?? null;
    return before === null ? (means[place] ?? null) : before + weight * (value - before);
  });
}

/** Exponential moving average: weight 2 ÷ (size + 1). */
export function ema(values: Column, size: number): Column {
  return smoothed(values, size, 2 / (size + 1));
}

/** Wilder's moving average: weight 1 ÷ size. */
export function wilder(values: Column, size: number): Column {
  return smoothed(values, size, 1 / size);
}

/** Weighted moving average: the newest of `size` values counts `size` times, the oldest once. */
export function wma(values: Column, size: number): Column {
  const whole = (size * (size + 1)) / 2;
  return windowed(
    values,
    size,
    (window) => window.reduce((sum, value, i) => sum + value * (i + 1), 0) / whole,
  );
}

/** Population standard deviation of the last `size` values. */
export function deviation(values: Column, size: number): Column {
  return windowed(values, size, (window) => {
    const mean = window.reduce((sum, value) => sum + value, 0) / size;
    return Math.sqrt(window.reduce((sum, value) => sum + (value - mean) ** 2, 0) / size);
  });
}

/** Highest of the last `size` values. */
export function highest(values: Column, size: number): Column {
  return windowed(values, size, (window) => Math.max(...window));
}

/** Lowest of the last `size` values. */
export function lowest(values: Column, size: number): Column {
  return windowed(values, size, (window) => Math.min(...window));
}

/** The value `by` candles ago (ahead for a negative `by`); null if there is no such candle. */
export function shifted({ sheet, values }: Column, by: number): Column {
  return sheet.column((place) => values[place - by] ?? null, Math.max(0, -by));
}

/** Each value minus the one `by` candles ago. */
export function difference(values: Column, by = 1): Column {
  return combine([values, shifted(values, by)], (now, before) => now - before);
}
