import { DAY } from '@coinmirror/shared/time/units.ts';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
declare const performance: { readonly timeOrigin: number };

const PARTS = 3;

/**
 * Which part of many cases a process tries: `HOSTILE=all` all of them, `HOSTILE=0` (or 1, 2) that third; otherwise the
 * thirds take turns by the day (UTC) of `startedAt`, epoch ms: when the process began, since the clock of a test may
 * stand anywhere. Of fewer than three cases one is taken.
 */
export function rotationOf(hostile: string | undefined, startedAt: number) {
  const isAll = hostile === 'all';
  const turn = /^[0-2]$/.test(hostile ?? '') ? Number(hostile) : Math.floor(startedAt / DAY) % PARTS;
  const thirdOf = <Case>(cases: readonly Case[]): readonly Case[] => {
    const parts = Math.min(PARTS, Math.max(cases.length, 1));
    return cases.filter((_, at) => at % parts === turn % parts);
  };
  return {
    isAll,
    /** For the name of a test: what repeats this run. */
    label: isAll ? 'HOSTILE=all' : `HOSTILE=${turn}`,
    /** The cases of this turn, every third of them. */
    of: <Case>(cases: readonly Case[]): readonly Case[] => (isAll ? cases : thirdOf(cases)),
  };
}

/** The part of this run. */
export const rotation = rotationOf(process.env['HOSTILE'], performance.timeOrigin);
