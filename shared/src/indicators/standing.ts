/** Where a value stands among earlier ones: the share of them that are lower, % (0–100). null of none. */
export function percentileOf(value: number, earlier: readonly number[]): number | null {
  if (earlier.length === 0) return null;
  return (earlier.filter((one) => one < value).length / earlier.length) * 100;
}
