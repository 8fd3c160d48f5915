import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { mix } from './mix.ts';

const FAINTEST = 0.1;
/** With half of a colour in it the surface still lets its text be read, in every palette and theme. */
export const STRONGEST = 0.5;

/** How much of its colour a change gets, 0.1 … 0.5: fullest at `fullAt` percent, of either sign. */
export function heatStrength(change: number, fullAt: number): number {
  return FAINTEST + Math.min(Math.abs(change) / fullAt, 1) * (STRONGEST - FAINTEST);
}

/** Which of the visitor's colours a change takes; none and unknown are grey. */
export function heatTone(change: number | null): 'up' | 'down' | 'neutral' {
  if (change === null || change === 0) return 'neutral';
  return change > 0 ? 'up' : 'down';
}

/**
 * The colour of a change: the visitor's up or down mixed into the surface, stronger the larger it is, fullest
 * at `fullAt` percent. It never gets so strong that the text colour could not be read on it.
 */
export function heatColor(change: number | null, fullAt: number, colors: ThemeColors): string {
  return mix(colors[heatTone(change)], colors.surface, heatStrength(change ?? 0, fullAt));
}
