import { type MacroDate, macroDates, type OwnDate } from '../../../catalogue/content/calendar/macro.ts';
import { MACRO_SERIES, MACRO_SERIES_NAMES } from '../../../catalogue/content/calendar/macroSeries.ts';
import { settlements } from '../../../catalogue/content/calendar/settlements.ts';
import type { CalendarEvent, CalendarPort } from '../../../ports/calendar.ts';
import { sourceTable } from '../../table/sourceTable.ts';
import type { PublicWorld } from '../../world/publicWorld.ts';
import { knownEvent } from './event.ts';
import { halvingsAhead } from './halvings.ts';
import { listingsAhead } from './listings.ts';
import { retargetAhead } from './retargets.ts';
import { LIST_SOURCES } from './venueLists.ts';

/** Whoever tells of an event, each once. */
const NAMES: ReadonlySet<string> = new Set([
  '链上与合约规则',
  ...MACRO_SERIES_NAMES.map((series) => MACRO_SERIES[series].publisher),
  sourceTable.MEMPOOL.title,
  ...LIST_SOURCES,
]);

/** What follows from a rule, what publishers have announced, and what stands in the lists of exchanges. */
export function calendarPort(world: PublicWorld, own: readonly OwnDate[]): CalendarPort {
  const { reader } = world;
  return {
    provenance: { kind: 'public', name: [...NAMES].join('+') },
    kinds: async () => ['listing', 'delisting', 'halving', 'difficulty', 'settlement', 'macro'],
    async between(from, to) {
      const [listings, retargets] = await Promise.all([
        listingsAhead(world, from, to),
        retargetAhead(world, from, to),
      ]);
      const events = [
        ...halvingsAhead(reader.now(), from, to),
        ...settlements(from, to).map(
          (one): CalendarEvent => ({ ...knownEvent, ...one, type: 'settlement', isOfficial: false }),
        ),
        ...macroDates(from, to, own).map(macroEvent),
        ...listings,
        ...retargets,
      ];
      return events.toSorted(
        (one, other) =>
          one.time - other.time || other.importance - one.importance || (one.id < other.id ? -1 : 1),
      );
    },
  };
}

function macroEvent(date: MacroDate): CalendarEvent {
  return { ...knownEvent, ...date, type: 'macro', coins: [], isOfficial: date.confidence === null };
}
