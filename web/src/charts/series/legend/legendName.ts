import { periodText } from '../text/periodText.ts';
import type { TimeSeries } from '../types.ts';

/** A series' name beside its newest value: that of a bar is of a period, 成交额（5分钟）. */
export function legendName({ name, shape, points }: Pick<TimeSeries, 'name' | 'shape' | 'points'>): string {
  return shape === 'bar' || shape === 'signedBar' ? `${name}${periodText(points)}` : name;
}
