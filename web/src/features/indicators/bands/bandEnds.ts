import type { IndicatorBand } from '@coinmirror/shared/indicators/bands.ts';

/** Formats a band's range: `<0.45`, `0.45–1.2`, `>5`, `0–80%`; with negative values: `-70% 至 -30%`. */
export function bandEnds({ from, to }: Pick<IndicatorBand, 'from' | 'to'>, unit: string): string {
  if (from === null) return to === null ? '' : `<${to}${unit}`;
  if (to === null) return `>${from}${unit}`;
  return from < 0 || to < 0 ? `${from}${unit} 至 ${to}${unit}` : `${from}–${to}${unit}`;
}
