import type { IndicatorBand } from '@coinmirror/shared/indicators/bands.ts';

/** From where to where a band reaches: `<0.45`, `0.45–1.2`, `>5`. */
export function bandEnds({ from, to }: Pick<IndicatorBand, 'from' | 'to'>): string {
  if (from === null) return to === null ? '' : `<${to}`;
  return to === null ? `>${from}` : `${from}–${to}`;
}
