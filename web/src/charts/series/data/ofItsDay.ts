import { beijingDayStart } from '@coinmirror/shared/format/beijingDay.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';

/**
 * Days of Beijing by their midnights; the last row covers the 24 hours until now. Dates it at its own day, or the bars
 * would seem to lack a day before it.
 */
export function ofItsDay<Row extends { readonly time: number }>(rows: readonly Row[]): readonly Row[] {
  return rows.map((row, at) =>
    at < rows.length - 1 ? row : { ...row, time: beijingDayStart(formatDate(row.time)) ?? row.time },
  );
}
