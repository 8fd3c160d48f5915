/**
 * The share of each part in percent with `places` decimals, rounded by the largest-remainder method so that the printed
 * shares add up to exactly 100. Parts are not negative; all shares are 0 if the total is.
 */
export function roundShares(parts: readonly number[], places = 0): readonly number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (!(whole > 0)) return parts.map(() => 0);
  const scale = 10 ** places;
  const exact = parts.map((part) => (part / whole) * 100 * scale);
  const units = exact.map(Math.floor);
  const missing = Math.round(100 * scale - units.reduce((sum, unit) => sum + unit, 0));
  const byRemainder = exact
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest);
  for (const { at } of byRemainder.slice(0, missing)) units[at] = (units[at] ?? 0) + 1;
  return units.map((unit) => unit / scale);
}
