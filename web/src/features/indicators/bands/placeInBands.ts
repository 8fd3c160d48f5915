import type { IndicatorBand } from '@coinmirror/shared/indicators/bands.ts';

/** How near the ends of the scale a value may stand. */
const EDGE = 0.04;

/**
 * Where a value stands on a scale whose bands are all of one width, from 0 to 1: inside a band by its share of the way,
 * in an open one ever nearer to the end. For bands of positive values.
 */
export function placeInBands(bands: readonly IndicatorBand[], value: number): number {
  const found = bands.findIndex(({ to }) => to === null || value < to);
  const at = found < 0 ? bands.length - 1 : found;
  const { from = null, to = null } = bands[at] ?? {};
  return (at + inside(from, to, value)) / Math.max(bands.length, 1);
}

function inside(from: number | null, to: number | null, value: number): number {
  const within = (share: number) => Math.min(Math.max(share, EDGE), 1 - EDGE);
  if (from !== null && to !== null) return within((value - from) / (to - from));
  if (to !== null) return within(to > 0 ? value / to : 0.5);
  return within(from !== null && from > 0 && value > 0 ? 1 - from / value : 0.5);
}
