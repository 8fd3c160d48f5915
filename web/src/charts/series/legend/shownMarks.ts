import { extentOf, touches } from '../axes/extent.ts';
import type { Band, Level } from '../types.ts';
import { sideOf, type TimeSeriesView } from '../view.ts';
import { levelName } from './levelName.ts';

/** The bands that values of their axis lie in; the others are not drawn. */
export function shownBands(view: Pick<TimeSeriesView, 'drawn' | 'bands'>): readonly Band[] {
  return view.bands.filter((band) => {
    const mates = view.drawn.filter(({ series }) => sideOf(series) === sideOf(band));
    return touches(band, extentOf(mates));
  });
}

/** The legend entries of bands and levels, from top to bottom as in the chart. */
export function namedMarks(
  view: Pick<TimeSeriesView, 'drawn' | 'bands' | 'levels'>,
): readonly (Pick<Band, 'text' | 'tone'> & { readonly isLevel: boolean })[] {
  const bands = shownBands(view).map(({ text, tone, from, to }) => ({
    ...{ text, tone, isLevel: false },
    top: to ?? Number.POSITIVE_INFINITY,
    bottom: from ?? Number.NEGATIVE_INFINITY,
  }));
  const levels = view.levels.map((level: Level) => ({
    ...{ text: levelName(level, view.drawn), tone: level.tone ?? ('neutral' as const), isLevel: true },
    ...{ top: level.value, bottom: level.value },
  }));
  return [...bands, ...levels]
    .toSorted((a, b) => b.top - a.top || b.bottom - a.bottom)
    .map(({ text, tone, isLevel }) => ({ text, tone, isLevel }));
}
