import { fibonacciLevels, moveOf, positionOf } from '@coinmirror/shared/drawings/measurements.ts';
import { MINUS } from '@coinmirror/shared/format/minus.ts';
import { formatPercent } from '@coinmirror/shared/format/percent.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import type { Coordinate } from 'klinecharts';
import { withAlpha } from '../../echarts/toTheme.ts';
import { area, corners, type Figures, label, line, type Sketch } from './sketch.ts';

const BAND = 0.14;
const GAP = 6;

/** Levels between the two points, each with its ratio and price at the left. */
export function fibonacci({ at: [from, to], anchors, toY, places }: Sketch): Figures {
  const [begin, end] = anchors;
  if (!from || !to || !begin || !end) return [];
  const left = Math.min(from.x, to.x);
  const right = Math.max(from.x, to.x);
  const levels = fibonacciLevels(begin.price, end.price).map((level) => ({ ...level, y: toY(level.price) }));
  return [
    area(corners({ x: left, y: from.y }, { x: right, y: to.y })),
    ...levels.map(({ y }) => line({ x: left, y }, { x: right, y })),
    ...levels.map(({ ratio, price, y }) =>
      label({ x: left + 2, y: y - 1 }, `${ratio} (${formatPrice(price, places)})`, {
        baseline: 'bottom',
        behind: 'transparent',
      }),
    ),
  ];
}

/** The box between two points and its size: in price, percent, candles and time. */
export function measure({ at: [from, to], anchors, minutes, places, gain, loss }: Sketch): Figures {
  const [begin, end] = anchors;
  if (!from || !to || !begin || !end) return [];
  const { change, percent, candles, span } = moveOf(begin, end, minutes);
  const color = change >= 0 ? gain : loss;
  const middle = (from.x + to.x) / 2;
  const sign = change > 0 ? '+' : change < 0 ? MINUS : '';
  const first = `${sign}${formatPrice(Math.abs(change), places)} (${formatPercent(percent)})`;
  const baseline = to.y <= from.y ? 'bottom' : 'top';
  return [
    area(corners(from, to), withAlpha(color, BAND)),
    { ...line({ x: middle, y: from.y }, { x: middle, y: to.y }), styles: { color } },
    label(
      { x: middle, y: to.y + (baseline === 'bottom' ? -GAP : GAP) },
      `${first}  ${candles} 根  ${spanText(span)}`,
      { align: 'center', baseline, color },
    ),
  ];
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time span in its two largest units: 3天 4小时, 15分; prefixed with `−` when negative. */
export function spanText(span: number): string {
  const length = Math.abs(span);
  const days = Math.floor(length / DAY);
  const hours = Math.floor((length % DAY) / HOUR);
  const minutes = Math.floor((length % HOUR) / MINUTE);
  const parts = [
    [days, '天'],
    [hours, '小时'],
    [minutes, '分'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  if (first < 0) return '0分';
  const words = parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count}${unit}`);
  return `${span < 0 ? MINUS : ''}${words.join(' ')}`;
}

export const long = (sketch: Sketch): Figures => position(sketch, 'long');
export const short = (sketch: Sketch): Figures => position(sketch, 'short');

/** Entry, target and stop: the potential reward over the risk. */
function position(sketch: Sketch, side: 'long' | 'short'): Figures {
  const { at, anchors, places, gain, loss } = sketch;
  const [entry, target, stop] = at;
  if (!entry || !target) return [];
  const right = Math.max(entry.x, target.x, stop?.x ?? entry.x);
  const left = Math.min(entry.x, target.x, stop?.x ?? entry.x);
  const box = (y: number, color: string) =>
    area(corners({ x: left, y: entry.y }, { x: right, y }), withAlpha(color, BAND));
  const figures = [
    box(target.y, gain),
    ...(stop ? [box(stop.y, loss)] : []),
    line({ x: left, y: entry.y }, { x: right, y: entry.y }),
  ];
  const [from, to, out] = anchors;
  const facts = from && to ? positionOf(side, from.price, to.price, (out ?? from).price) : null;
  if (!facts || !to) return figures;
  const middle = (left + right) / 2;
  figures.push(
    edgeLabel(
      middle,
      target,
      entry,
      `止盈 ${formatPrice(to.price, places)} (${formatPercent(facts.reward)})`,
      gain,
    ),
  );
  if (!stop || !out) return figures;
  const ratio = facts.ratio === null ? '--' : facts.ratio.toFixed(2);
  return [
    ...figures,
    edgeLabel(
      middle,
      stop,
      entry,
      `止损 ${formatPrice(out.price, places)} (${formatPercent(-facts.risk)})`,
      loss,
    ),
    label({ x: middle, y: entry.y }, `盈亏比 ${ratio}`, { align: 'center' }),
  ];
}

/** Text outside a box, at the edge away from the entry. */
function edgeLabel(x: number, edge: Coordinate, entry: Coordinate, words: string, color: string) {
  const isAbove = edge.y <= entry.y;
  return label({ x, y: edge.y + (isAbove ? -GAP : GAP) }, words, {
    align: 'center',
    baseline: isAbove ? 'bottom' : 'top',
    color,
  });
}
