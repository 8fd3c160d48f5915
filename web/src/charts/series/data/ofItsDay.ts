import { beijingDayStart } from '@coinmirror/shared/format/beijingDay.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';

/**
 * Days of Beijing by their midnights, the last row of the 24 hours until now: as bars it stands in the place of its own
 * day, or a day would seem to be missing before it.
 */
export function ofItsDay<Row extends { readonly time: number }>(rows: readonly Row[]): readonly Row[] {
  return rows.map((row, at) =>
    at < rows.length - 1 ? row : { ...row, time: beijingDayStart(formatDate(row.time)) ?? row.time },
  );
}
