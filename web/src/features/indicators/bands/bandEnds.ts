import { withMinus } from '@coinmirror/shared/format/minus.ts';
import type { IndicatorBand } from '@coinmirror/shared/indicators/bands.ts';

/** Formats a band's range: `<0.45`, `0.45–1.2`, `>5`, `0–80%`; with negative values: `−70% 至 −30%`. */
export function bandEnds({ from, to }: Pick<IndicatorBand, 'from' | 'to'>, unit: string): string {
  const end = (at: number) => `${withMinus(String(at))}${unit}`;
  if (from === null) return to === null ? '' : `<${end(to)}`;
  if (to === null) return `>${end(from)}`;
  return from < 0 || to < 0 ? `${end(from)} 至 ${end(to)}` : `${from}–${end(to)}`;
}
