import { DAY } from '@coinmirror/shared/time/units.ts';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** Parts into which sampled cases are divided. */
const PARTS = 3;
const ALL = process.env['HOSTILE'] === 'all';
const TODAY = Math.floor(Date.now() / DAY);

/**
 * The third of some sampled cases that a day takes (days from the epoch, UTC): each case has its turn within three days.
 * Of fewer than three cases one is taken.
 */
export function thirdOf<Case>(cases: readonly Case[], day: number): readonly Case[] {
  const parts = Math.min(PARTS, Math.max(cases.length, 1));
  return cases.filter((_, i) => i % parts === day % parts);
}

/** Today's third of some sampled cases; all of them with `HOSTILE=all`. */
export function sampled<Case>(cases: readonly Case[]): readonly Case[] {
  return ALL ? cases : thirdOf(cases, TODAY);
}

/** For the name of a suite of sampled cases: how to repeat those of this run. */
export const SAMPLE = ALL ? 'all cases' : `third ${(TODAY % PARTS) + 1} of ${PARTS}, HOSTILE=all takes all`;
