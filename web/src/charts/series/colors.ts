import type { ThemeColors } from '#ui/theme/readTokens.ts';
import type { TimeSeries } from './types.ts';

/** The colour of the series at a place in the list: its own, or the next of the chart colours. */
export function seriesColor(series: Pick<TimeSeries, 'color'>, index: number, colors: ThemeColors): string {
  if (series.color !== undefined) return colors[series.color];
  return colors.series[index % colors.series.length] ?? colors.brand;
}
