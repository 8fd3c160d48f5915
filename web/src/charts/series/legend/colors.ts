import type { ThemeColors } from '#ui/theme/readTokens.ts';
import type { TimeSeries } from '../types.ts';

/** The colour of a series: its own, or the next of the chart colours by its index. */
export function seriesColor(series: Pick<TimeSeries, 'color'>, index: number, colors: ThemeColors): string {
  if (series.color !== undefined) return colors[series.color];
  return colors.series[index % colors.series.length] ?? colors.ink;
}

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
