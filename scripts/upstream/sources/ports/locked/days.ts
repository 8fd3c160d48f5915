import { DAY } from '@coinmirror/shared/time/units.ts';
import type { TvlDay } from '../../providers/defillama/chains.ts';

/** A day that a series misses takes the value of the one before; more than that is unknown. */
const REACH = 2 * DAY;

/**
 * The values of a series (oldest first) at some instants (epoch ms): the last one until then, null where none was reported
 * within `reach` (ms; two days). A day of 0 between days of value was not read.
 */
export function valuesAt(
  days: readonly TvlDay[],
  times: readonly number[],
  reach: number = REACH,
): readonly (number | null)[] {
  const known = days.filter(({ tvl }) => tvl > 0);
  return times.map((time) => {
    const day = known[lastUntil(known, time)];
    return day !== undefined && time - day.time <= reach ? day.tvl : null;
  });
}

/** The place of the last day at or before an instant; -1 before the first. */
function lastUntil(days: readonly TvlDay[], time: number): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle]?.time ?? Number.POSITIVE_INFINITY) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
