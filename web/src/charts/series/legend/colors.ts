import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { withAlpha } from '../../echarts/toTheme.ts';
import type { TimeSeries } from '../types.ts';

/** The colour of a series: its own, or the next of the chart colours by its index. Bars without a direction reflect. */
export function seriesColor(
  series: Pick<TimeSeries, 'color' | 'shape'>,
  index: number,
  colors: ThemeColors,
): string {
  if (series.color === 'neutral' && series.shape === 'bar') return colors.reflect;
  if (series.color !== undefined) return colors[series.color];
  return colors.series[index % colors.series.length] ?? colors.ink;
}

/** The colour of the area under a line that is not part of a stack: flat. */
export function areaColor(series: TimeSeries, index: number, colors: ThemeColors): string {
  const color = seriesColor(series, index, colors);
  return color === colors.ink || color === colors.series[0]
    ? colors.reflectSoft
    : withAlpha(color, AREA_ALPHA);
}

const AREA_ALPHA = 0.12;

/** The colours of a series: signed bars have two. */
export function legendColors(series: TimeSeries, index: number, colors: ThemeColors): readonly string[] {
  return series.shape === 'signedBar' ? [colors.up, colors.down] : [seriesColor(series, index, colors)];
}

/** A swatch of one colour, or of several side by side, as a CSS background. */
export function swatchFill(parts: readonly string[]): string {
  const [only = ''] = parts;
  if (parts.length === 1) return only;
  const share = 100 / parts.length;
  const stops = parts.map((color, at) => `${color} ${at * share}% ${(at + 1) * share}%`);
  return `linear-gradient(to right, ${stops.join(', ')})`;
}
