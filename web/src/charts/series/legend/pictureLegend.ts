import { readThemeColors } from '#ui/theme/readTokens.ts';
import type { PictureWords } from '../../panel/picture.ts';
import type { TimeSeries } from '../types.ts';
import type { TimeSeriesView } from '../view.ts';
import { legendColors } from './colors.ts';
import { legendName } from './legendName.ts';
import { namedMarks } from './shownMarks.ts';

/** The legend of a saved image: its series, where it has several, and the bands that are not labelled in the chart. */
export function pictureLegend(
  series: readonly TimeSeries[],
  view: TimeSeriesView,
  newest?: (key: string) => string,
): PictureWords['legend'] {
  const marks = view.isNarrow ? namedMarks(view) : [];
  if (series.length < 2 && marks.length === 0) return [];
  const colors = readThemeColors();
  const shown = new Set(view.drawn.map((one) => one.series.key));
  const lines = series.flatMap((one, index) =>
    series.length > 1 && shown.has(one.key)
      ? [
          {
            name: newest ? `${legendName(one)} ${newest(one.key)}` : one.name,
            colors: legendColors(one, index, colors),
          },
        ]
      : [],
  );
  return [...lines, ...marks.map(({ text, tone }) => ({ name: text, colors: [colors[tone]] }))];
}
