import { usualStep } from '../data/transform.ts';
import type { SeriesPoint } from '../types.ts';

const MINUTE = 60_000;
/** Steps that have a name, ms. */
const PERIODS: readonly (readonly [step: number, name: string])[] = [
  [MINUTE, '分钟'],
  [60 * MINUTE, '小时'],
  [1440 * MINUTE, '日'],
  [7 * 1440 * MINUTE, '周'],
];

/** The time that one bar of a series stands for, in brackets: （5分钟）, （1日）; '' where it is none of these. */
export function periodText(points: readonly SeriesPoint[]): string {
  const step = usualStep(points);
  const unit = PERIODS.findLast(([size]) => step >= size);
  const count = unit === undefined ? 0 : step / unit[0];
  return unit !== undefined && Number.isInteger(count) && count <= 60 ? `（${count}${unit[1]}）` : '';
}
