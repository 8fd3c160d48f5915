import type { Coin } from '../indexes/coins.ts';

const FULL_WEEK = 28;

/**
 * A sector's week as an index, 100 at its first point: price × today's supply, summed over the members with a whole
 * week of history. Empty if there are none.
 */
export function sectorSparkline(members: readonly Coin[]): number[] {
  const whole = members.filter(
    ({ now }) => now.circulatingSupply !== null && now.sparkline.length === FULL_WEEK,
  );
  const values = Array.from({ length: FULL_WEEK }, (_, at) =>
    whole.reduce((sum, { now }) => sum + (now.sparkline[at] ?? 0) * (now.circulatingSupply ?? 0), 0),
  );
  const first = values[0] ?? 0;
  return first > 0 ? values.map((value) => Number(((value / first) * 100).toFixed(2))) : [];
}
