import { lastKnown, usualStep } from '../data/transform.ts';
import { pointTimeText } from '../text/timeText.ts';
import type { DrawnSeries } from '../view.ts';

/** A one-sentence text alternative of a chart: its title and the newest value of each series. */
export function inWords(title: string, drawn: readonly DrawnSeries[], zone: number): string {
  const newest = drawn.flatMap(({ series, points, text }) => {
    const last = lastKnown(points);
    if (last === null) return [];
    return [`${series.name} ${text.full(last[1])}（${pointTimeText(last[0] + zone, usualStep(points))}）`];
  });
  return newest.length > 0 ? `${title}，最新：${newest.join('，')}` : title;
}
