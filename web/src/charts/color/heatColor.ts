import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { mix } from './mix.ts';

/** With half of a colour mixed in, the surface keeps its text readable in every palette and theme. */
export const STRONGEST = 0.5;

/** From which share of the fullest change a step starts, and how much colour it gets: finer near zero. */
const STEPS = [
  { from: 1, share: 1 },
  { from: 0.5, share: 0.88 },
  { from: 0.25, share: 0.46 },
  { from: 0.08, share: 0.3 },
  { from: 0, share: 0.16 },
] as const;

/**
 * How much colour a change gets, in distinguishable steps: the full colour from `fullAt` percent on, of either sign.
 */
export function heatStrength(change: number, fullAt: number): number {
  const part = Math.abs(change) / fullAt;
  return STEPS.find(({ from }) => part >= from)?.share ?? 1;
}

/** Whether a change's colour is strong enough to need the inverse text colour. */
export function isLoud(change: number | null, fullAt: number): boolean {
  return heatTone(change) !== 'neutral' && heatStrength(change ?? 0, fullAt) > STRONGEST;
}

/** The direction whose colour a change takes; zero and unknown are grey. */
export function heatTone(change: number | null): 'up' | 'down' | 'neutral' {
  if (change === null || change === 0) return 'neutral';
  return change > 0 ? 'up' : 'down';
}

/**
 * The colour of a change: the visitor's up or down mixed into the surface, in steps, full from `fullAt` percent on.
 * Text on it uses `heatInk`.
 */
export function heatColor(change: number | null, fullAt: number, colors: ThemeColors): string {
  return mix(colors[heatTone(change)], colors.paper, heatStrength(change ?? 0, fullAt));
}

/** The text colour on a change's colour. */
export function heatInk(change: number | null, fullAt: number, colors: ThemeColors): string {
  return isLoud(change, fullAt) ? colors.textInverse : colors.text;
}
