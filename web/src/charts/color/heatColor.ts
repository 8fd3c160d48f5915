import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { mix } from './mix.ts';

const FAINTEST = 0.1;
/** With half of a colour in it the surface still lets its text be read, in every palette and theme. */
export const STRONGEST = 0.5;

/**
 * The colour of a change: the visitor's up or down mixed into the surface, stronger the larger it is, fullest
 * at `fullAt` percent. It never gets so strong that the text colour could not be read on it.
 */
export function heatColor(change: number | null, fullAt: number, colors: ThemeColors): string {
  if (change === null || change === 0) return mix(colors.neutral, colors.surface, FAINTEST);
  const share = Math.min(Math.abs(change) / fullAt, 1);
  return mix(change > 0 ? colors.up : colors.down, colors.surface, FAINTEST + share * (STRONGEST - FAINTEST));
}
