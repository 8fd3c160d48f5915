import { formatPrice } from '@coinmirror/shared/format/price.ts';
import type { Coordinate } from 'klinecharts';
import { area, type Figures, label, line, rayEnd, type Sketch } from './sketch.ts';

const HEAD = 12;
const HEAD_ANGLE = Math.PI / 7;

export function trendLine({ at: [from, to] }: Sketch): Figures {
  return from && to ? [line(from, to)] : [];
}

export function ray({ at: [from, to], width, height }: Sketch): Figures {
  return from && to ? [line(from, rayEnd(from, to, width, height))] : [];
}

export function horizontal({ at: [at], anchors: [anchor], width, places }: Sketch): Figures {
  if (!at) return [];
  const price = anchor ? formatPrice(anchor.price, places) : '';
  return [
    line({ x: 0, y: at.y }, { x: width, y: at.y }),
    label({ x: width - 4, y: at.y - 2 }, price, { align: 'right', baseline: 'bottom' }),
  ];
}

export function vertical({ at: [at], height }: Sketch): Figures {
  return at ? [line({ x: at.x, y: 0 }, { x: at.x, y: height })] : [];
}

/** Two parallel lines, their midline and the filled area; the second line goes through the third point. */
export function channel({ at: [from, to, through] }: Sketch): Figures {
  if (!from || !to) return [];
  if (!through || from.x === to.x) return [line(from, to)];
  const rise = through.y - heightAt(from, to, through.x);
  const moved = (point: Coordinate, part: number) => ({ x: point.x, y: point.y + rise * part });
  return [
    area([from, to, moved(to, 1), moved(from, 1)]),
    line(from, to),
    line(moved(from, 1), moved(to, 1)),
    { ...line(moved(from, 0.5), moved(to, 0.5)), styles: { style: 'dashed', size: 1 }, ignoreEvent: true },
  ];
}

function heightAt(from: Coordinate, to: Coordinate, x: number): number {
  return from.y + ((to.y - from.y) / (to.x - from.x)) * (x - from.x);
}

export function arrow({ at: [from, to] }: Sketch): Figures {
  if (!from || !to) return [];
  const angle = Math.atan2(from.y - to.y, from.x - to.x);
  const barb = (turn: number) => ({
    x: to.x + HEAD * Math.cos(angle + turn),
    y: to.y + HEAD * Math.sin(angle + turn),
  });
  return [line(from, to), line(barb(HEAD_ANGLE), to, barb(-HEAD_ANGLE))];
}

export function brush({ at }: Sketch): Figures {
  return at.length > 1 ? [line(...at)] : [];
}
