import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { mix } from './mix.ts';

/** With half of a colour in it the surface still lets its text be read, in every palette and theme. */
export const STRONGEST = 0.5;

/** Part of the fullest change from which on, and how much of its colour a change then gets: finer near zero. */
const STEPS = [
  { from: 1, share: 1 },
  { from: 0.5, share: 0.88 },
  { from: 0.25, share: 0.46 },
  { from: 0.08, share: 0.3 },
  { from: 0, share: 0.16 },
] as const;

/** How much of its colour a change gets, in steps one can tell apart: all of it from `fullAt` percent on, of either sign. */
export function heatStrength(change: number, fullAt: number): number {
  const part = Math.abs(change) / fullAt;
  return STEPS.find(({ from }) => part >= from)?.share ?? 1;
}

/** Whether a change's colour is so full that its words stand in the inverse text colour. */
export function isLoud(change: number | null, fullAt: number): boolean {
  return heatTone(change) !== 'neutral' && heatStrength(change ?? 0, fullAt) > STRONGEST;
}

/** Which of the visitor's colours a change takes; none and unknown are grey. */
export function heatTone(change: number | null): 'up' | 'down' | 'neutral' {
  if (change === null || change === 0) return 'neutral';
  return change > 0 ? 'up' : 'down';
}

/**
 * The colour of a change: the visitor's up or down mixed into the surface, in steps, full from `fullAt` percent on.
 * Words on it take `heatInk`.
 */
export function heatColor(change: number | null, fullAt: number, colors: ThemeColors): string {
  return mix(colors[heatTone(change)], colors.surface, heatStrength(change ?? 0, fullAt));
}

/** The colour of the words on a change's colour. */
export function heatInk(change: number | null, fullAt: number, colors: ThemeColors): string {
  return isLoud(change, fullAt) ? colors.textInverse : colors.text;
}
