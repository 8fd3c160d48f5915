import { encodePart } from '../format/encodePart.ts';
/** Machine-readable formats of a time series. */
export const SERIES_FORMATS = [
  { ending: 'json', label: 'JSON', type: 'application/json' },
  { ending: 'csv', label: 'CSV', type: 'text/csv' },
] as const;
export type SeriesFormat = (typeof SERIES_FORMATS)[number]['ending'];

/** The address of a series: `/data/series/mayer.csv`. The keys are in `pages/series.ts`. */
export function seriesHref(key: string, format: SeriesFormat): string {
  return `/data/series/${encodePart(key)}.${format}`;
}
