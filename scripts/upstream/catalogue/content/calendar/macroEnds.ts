import { DAY } from '@coinmirror/shared/time/units.ts';
import type { OwnDate } from './macro.ts';
import { MACRO_SERIES, MACRO_SERIES_NAMES, type MacroSeriesName } from './macroSeries.ts';
import { newYorkTime } from './newYork.ts';

/** Days before the end of a series' dates at which the operator is told. */
export const MACRO_WARNING_DAYS = 60;

/** How far the published dates of a series reach. */
export interface MacroEnd {
  readonly series: MacroSeriesName;
  /** The last published day, YYYY-MM-DD. */
  readonly lastDay: string;
  /** Whether it lies within `MACRO_WARNING_DAYS`, or has passed. */
  readonly isNear: boolean;
}

/** How far the published dates of each series reach at `now` (epoch ms), with those of the operator. */
export function macroEnds(now: number, own: readonly OwnDate[] = []): readonly MacroEnd[] {
  return MACRO_SERIES_NAMES.map((series) => {
    const { days, clock } = MACRO_SERIES[series];
    const all = [...days, ...own.flatMap((date) => (date.series === series ? [date.day] : []))].toSorted();
    const lastDay = all.at(-1) ?? '';
    return { series, lastDay, isNear: newYorkTime(lastDay, clock) < now + MACRO_WARNING_DAYS * DAY };
  });
}
