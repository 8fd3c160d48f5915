import type { IndicatorBand } from '@coinmirror/shared/indicators/bands.ts';

/** Minimum distance of a value from the ends of the scale. */
const EDGE = 0.04;

/**
 * Position of a value on a scale of equally wide bands, from 0 to 1: linear inside a band, asymptotic in an open one.
 * For bands of positive values.
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
