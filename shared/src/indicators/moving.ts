/** Moving average of the last `count` values at each index; null if there are fewer, or if one is unknown. One pass. */
export function movingMean(values: readonly (number | null)[], count: number): readonly (number | null)[] {
  let sum = 0;
  let unknown = 0;
  return values.map((value, at) => {
    const gone = at < count ? 0 : (values[at - count] ?? null);
    sum += (value ?? 0) - (gone ?? 0);
    unknown += Number(value === null) - Number(gone === null);
    return at < count - 1 || unknown > 0 ? null : sum / count;
  });
}

/** Moving population standard deviation of the last `count` values at each index; null if there are fewer. */
export function movingDeviation(values: readonly number[], count: number): readonly (number | null)[] {
  const means = movingMean(values, count);
  const squares = movingMean(
    values.map((value) => value * value),
    count,
  );
  return means.map((mean, at) => {
    const square = squares[at] ?? null;
    return mean === null || square === null ? null : Math.sqrt(Math.max(0, square - mean * mean));
  });
}

/** a ÷ b; null if either is unknown or b is not positive. */
export function quotient(a: number | null | undefined, b: number | null | undefined): number | null {
  return a === null || a === undefined || b === null || b === undefined || !(b > 0) ? null : a / b;
}
