import type { CalendarType } from '@coinmirror/shared/contract/calendar.ts';
import type { CalendarEvent } from '../../ports/calendar.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { mergeNotices } from './mergeNotices.ts';
import { noticeEvents } from './noticeEvents.ts';
import { unlockEvents } from './unlockEvents.ts';
import { voteEnds } from './voteEnds.ts';

/** The kinds that other ports know of, where the calendar does not tell them itself. */
const OTHERS = [
  { type: 'vote', port: 'proposals', between: voteEnds },
  { type: 'unlock', port: 'unlocks', between: unlockEvents },
] as const;

async function othersOf(sources: Sources) {
  const kinds = await requirePort(sources, 'calendar').kinds();
  return OTHERS.filter(({ type, port }) => !kinds.includes(type) && sources[port] !== null);
}

/** The kinds of events of which something is known. */
export async function knownKinds(sources: Sources): Promise<readonly CalendarType[]> {
  const [own, others] = await Promise.all([requirePort(sources, 'calendar').kinds(), othersOf(sources)]);
  // Lists tell of listings and delistings; of maintenance notices alone do.
  const announced: readonly CalendarType[] = sources.notices === null ? [] : ['maintenance'];
  return [...new Set([...own, ...announced, ...others.map(({ type }) => type)])];
}

/**
 * The events within [from, to) (epoch ms): those of the calendar with the notices that say the same, what notices alone
 * state, and what other ports know of the time ahead. Sorted by time, at equal times the most important first.
 */
export async function knownEvents(
  sources: Sources,
  from: number,
  to: number,
): Promise<readonly CalendarEvent[]> {
  const calendar = requirePort(sources, 'calendar');
  const others = await othersOf(sources);
  const [listed, announced, ...lists] = await Promise.all([
    calendar.between(from, to),
    noticeEvents(sources, from, to),
    ...others.map(({ between }) => between(sources, from, to)),
  ]);
  return [mergeNotices(listed, announced), ...lists]
    .flat()
    .toSorted(
      (one, other) =>
        one.time - other.time || other.importance - one.importance || (one.id < other.id ? -1 : 1),
    );
}
