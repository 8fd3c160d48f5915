import { useMemo } from 'react';
import { useValueTexts } from '../text/useValueText.ts';
import type { TimeSeries } from '../types.ts';
import { type DrawnSeries, isLog, sideOf } from '../view.ts';
import { indexTo100, lastTime, positiveOnly, rangeStart, since } from './transform.ts';

export interface SeriesSettings {
  readonly days: number | null | 'ytd';
  readonly hidden: ReadonlySet<string>;
  readonly indexed: boolean;
  readonly log: boolean;
  readonly rightLog: boolean;
}

/** The series as drawn: the visible ones, cut to the range, indexed, without what a logarithm cannot show. */
export function useDrawnSeries(
  series: readonly TimeSeries[],
  settings: SeriesSettings,
): readonly DrawnSeries[] {
  const { days, hidden, indexed, log, rightLog } = settings;
  const textOf = useValueTexts();
  return useMemo(() => {
    const start = rangeStart(days, lastTime(series));
    return series.flatMap((one, index): DrawnSeries[] => {
      if (hidden.has(one.key)) return [];
      const cut = since(one.points, start);
      const scaled = indexed ? indexTo100(cut) : cut;
      const points = isLog({ log, rightLog }, sideOf(one)) ? positiveOnly(scaled) : scaled;
      if (!indexed) return [{ series: one, index, points, text: textOf(one.kind, one.suffix, one.digits) }];
      // Indexed values are all of one kind: they share the left axis and are lines.
      return [{ series: { ...one, axis: 'left', shape: 'line' }, index, points, text: textOf('ratio') }];
    });
  }, [series, days, hidden, indexed, log, rightLog, textOf]);
}
