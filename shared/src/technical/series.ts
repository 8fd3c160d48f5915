/** A value for each candle; null where there are not enough candles yet. */
export type Series = readonly (number | null)[];

/** Values of several series, one by one; null as soon as one of them is unknown. */
export function combine(series: readonly Series[], of: (...values: number[]) => number | null): Series {
  return (series[0] ?? []).map((_, i) => {
    const values: number[] = [];
    for (const one of series) {
      const value = one[i];
      if (value === null || value === undefined) return null;
      values.push(value);
    }
    const result = of(...values);
    return result !== null && Number.isFinite(result) ? result : null;
  });
}

/** What a function makes of the last `size` values; null before there are so many known ones. */
export function windowed(values: Series, size: number, of: (window: readonly number[]) => number): Series {
  const window: number[] = [];
  return values.map((value) => {
    if (value === null) {
      window.length = 0;
      return null;
    }
    window.push(value);
    if (window.length > size) window.shift();
    return window.length === size ? of(window) : null;
  });
}

/** Sum of the last `size` values. */
export function rollingSum(values: Series, size: number): Series {
  let sum = 0;
  let known = 0;
  return values.map((value, i) => {
    if (value === null) {
      sum = 0;
      known = 0;
      return null;
    }
    sum += value;
    known += 1;
    if (known > size) sum -= values[i - size] ?? 0;
    return known >= size ? sum : null;
  });
}

/** Simple moving average of `size` values. */
export function sma(values: Series, size: number): Series {
  return rollingSum(values, size).map((sum) => (sum === null ? null : sum / size));
}

/** A moving average that keeps `1 − weight` of itself; it begins with the mean of the first `size` values. */
function smoothed(values: Series, size: number, weight: number): Series {
  let average: number | null = null;
  return sma(values, size).map((mean, i) => {
    const value = values[i] ?? null;
    if (value === null) average = null;
    else if (average === null) average = mean;
    else average += weight * (value - average);
    return average;
  });
}

/** Exponential moving average: weight 2 ÷ (size + 1). */
export function ema(values: Series, size: number): Series {
  return smoothed(values, size, 2 / (size + 1));
}

/** Wilder's moving average: weight 1 ÷ size. */
export function wilder(values: Series, size: number): Series {
  return smoothed(values, size, 1 / size);
}

/** Weighted moving average: the newest of `size` values counts `size` times, the oldest once. */
export function wma(values: Series, size: number): Series {
  const whole = (size * (size + 1)) / 2;
  return windowed(
    values,
    size,
    (window) => window.reduce((sum, value, i) => sum + value * (i + 1), 0) / whole,
  );
}

/** Standard deviation of the last `size` values (of the whole, not of a sample). */
export function deviation(values: Series, size: number): Series {
  return windowed(values, size, (window) => {
    const mean = window.reduce((sum, value) => sum + value, 0) / size;
    return Math.sqrt(window.reduce((sum, value) => sum + (value - mean) ** 2, 0) / size);
  });
}

/** Highest of the last `size` values. */
export function highest(values: Series, size: number): Series {
  return windowed(values, size, (window) => Math.max(...window));
}

/** Lowest of the last `size` values. */
export function lowest(values: Series, size: number): Series {
  return windowed(values, size, (window) => Math.min(...window));
}

/** The series `by` candles ago (ahead for a negative `by`); null where there is no such candle. */
export function shifted(values: Series, by: number): Series {
  return values.map((_, i) => values[i - by] ?? null);
}

/** Each value less the one `by` candles ago. */
export function difference(values: Series, by = 1): Series {
  return combine([values, shifted(values, by)], (now, before) => now - before);
}
