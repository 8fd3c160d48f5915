import type { CalendarEvent } from '../../ports/calendar.ts';
import { delistings } from './desks/delistings.ts';
import { difficulty } from './desks/difficulty.ts';
import { halvings } from './desks/halvings.ts';
import { listings } from './desks/listings.ts';
import { macro } from './desks/macro.ts';
import { milestones } from './desks/milestones.ts';
import { plans } from './desks/plans.ts';
import { settlements } from './desks/settlements.ts';
import { unlocks } from './desks/unlocks.ts';
import type { CalendarDesk } from './event.ts';

const DESKS: readonly CalendarDesk[] = [
  milestones,
  halvings,
  difficulty,
  unlocks,
  listings,
  delistings,
  settlements,
  macro,
  plans,
];

/**
 * Calendar events within [from, to) as known at `now` (epoch ms): sorted by time, at equal times the most important
 * first.
 */
export function eventsBetween(from: number, to: number, now: number): readonly CalendarEvent[] {
  return DESKS.flatMap((desk) => desk(from, to, now))
    .filter(({ announcedAt }) => announcedAt === null || announcedAt <= now)
    .toSorted((a, b) => a.time - b.time || b.importance - a.importance || (a.id < b.id ? -1 : 1));
}
