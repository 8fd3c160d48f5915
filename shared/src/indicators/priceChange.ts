/** Change in %: now ÷ then − 1. For 24H, UTC8 and UTC0 `then` is the price 24 h ago, at Beijing or at UTC midnight. */
export function changePercent(now: number, then: number): number | null {
  return then > 0 ? (now / then - 1) * 100 : null;
}

/** 24H 振幅, %: (high − low) ÷ low; relative to the low, not to yesterday's close. */
export function amplitude(high: number, low: number): number | null {
  return low > 0 ? ((high - low) / low) * 100 : null;
}

/** 距历史最高, %: price ÷ all-time high − 1, 0 or negative (sample: 8900.89 of 20089 → −55.69). */
export function drawdown(price: number, allTimeHigh: number): number | null {
  return allTimeHigh > 0 ? (price / allTimeHigh - 1) * 100 : null;
}

/** Multiple of the current price at the all-time high; 1 at the high. */
export function timesToHigh(price: number, allTimeHigh: number): number | null {
  return price > 0 ? allTimeHigh / price : null;
}

/**
 * 量比: volume since midnight relative to the mean of the same period of the last five days; over 1 is 放量. `past` are
 * those five volumes. null if they are empty or all zero.
 */
export function volumeRatio(sinceMidnight: number, past: readonly number[]): number | null {
  const sum = past.reduce((total, volume) => total + volume, 0);
  return sum > 0 ? (sinceMidnight / sum) * past.length : null;
}

/** ROI as a multiple (x 倍): price ÷ issue price; null if the issue price is 0. */
export function roiMultiple(price: number, issuePrice: number): number | null {
  return issuePrice > 0 ? price / issuePrice : null;
}
