import type { Level } from '../types.ts';
import { type DrawnSeries, sideOf } from '../view.ts';

/** A level's name with its value, written like the values of its axis: 24H开盘 $0.2270. */
export function levelName(level: Level, drawn: readonly DrawnSeries[]): string {
  const mate = drawn.find(({ series }) => sideOf(series) === sideOf(level));
  if (mate === undefined) return level.text;
  const { kind } = mate.series;
  const write = kind === 'percent' || kind === 'share' ? mate.text.tick : mate.text.full;
  return `${level.text} ${write(level.value)}`;
}
