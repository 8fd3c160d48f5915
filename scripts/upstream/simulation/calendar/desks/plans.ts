import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../../catalogue/catalogueCoin.ts';
import { followedAt } from '../../../catalogue/followedCoins.ts';
import { nameOf } from '../../../catalogue/names.ts';
import type { CalendarEvent } from '../../../ports/calendar.ts';
import { PLAIN_EVENT } from '../../../ports/plainEvent.ts';
import { type PlanKind, planKindsOf } from './planKinds.ts';

/** Minimum and maximum lead time of a plan's announcement, days. */
const LEAD_DAYS = [4, 75] as const;
/** Start of the calendar, which is the same for every reader. */
const FIRST = Date.UTC(2025, 11, 31, 16);
/** Part of a slot at its beginning and end in which nothing is planned, so that two plans never lie close together. */
const APART = 0.25;
/** Days by which an upgrade is rehearsed before. */
const REHEARSED = 21;
/** Rank up to which a project's plans are of the highest importance of their kind. */
const LARGE = 20;

/** Simulated plans of projects, each kind at most once in a slot of time. */
export const plans = (from: number, to: number): readonly CalendarEvent[] =>
  followedAt(Math.max(from, FIRST)).flatMap((coin) =>
    planKindsOf(coin).flatMap((kind) => {
      const length = kind.slotDays * DAY;
      const [first, last] = [from, to].map((time) => Math.floor((time - originOf(coin, kind)) / length));
      const events: CalendarEvent[] = [];
      for (let slot = (first ?? 0) - 1; slot <= (last ?? 0) + 1; slot += 1) {
        const event = planned(coin, kind, slot);
        if (event && event.time >= Math.max(from, FIRST) && event.time < to) events.push(event);
      }
      return events;
    }),
  );

/** When the slots of a project's kind are counted from: its projects do not plan in step. */
function originOf({ code }: CatalogueCoin, { slotDays }: PlanKind): number {
  return ORIGIN - Math.floor(uniform(keyOf(`plans-${code}`, 0), slotDays) * slotDays) * DAY;
}

/** Some years before the calendar, so that a slot's number looks like one of a project with a past. */
const ORIGIN = Date.UTC(2022, 0, 1);

/** What a project plans of a kind in a slot; null in an idle one. An upgrade and its rehearsal share their chances. */
function planned(coin: CatalogueCoin, kind: PlanKind, slot: number): CalendarEvent | null {
  const isRehearsal = kind.name === 'rehearsal';
  const key = keyOf(`plan-${coin.code}-${isRehearsal ? 'upgrade' : kind.name}-${slot}`, 0);
  const chance = (at: number) => uniform(key, at);
  if (slot < 1 || chance(0) >= kind.chance) return null;
  const place = (slot + APART + (1 - 2 * APART) * chance(1)) * kind.slotDays - (isRehearsal ? REHEARSED : 0);
  const day = beijingMidnight(originOf(coin, kind) + Math.floor(place) * DAY);
  const isTimed = kind.type === 'ama';
  const id = `plan-${coin.code}-${kind.name}-${slot}`;
  return {
    ...PLAIN_EVENT,
    id,
    time: isTimed ? day + (18 + Math.floor(chance(2) * 6)) * HOUR : day,
    isAllDay: !isTimed,
    type: kind.type,
    title: joinSpaced(nameOf(coin), kind.words(id, coin, slot)),
    importance: importanceOf(coin, kind),
    coins: [coin.code],
    source: '项目公告',
    announcedAt: day - Math.round(LEAD_DAYS[0] + chance(4) * (LEAD_DAYS[1] - LEAD_DAYS[0])) * DAY,
    confidence: 55 + Math.round(chance(5) * 44),
    votes: 20 + Math.round(chance(6) ** 2 * 900),
    mayBeEarlier: !isTimed && chance(7) < 0.25,
    isOfficial: chance(8) < 0.6,
  };
}

function importanceOf({ rank }: CatalogueCoin, { importance }: PlanKind): 1 | 2 | 3 {
  if (importance === 1 || (rank !== null && rank <= LARGE)) return importance;
  return importance === 3 ? 2 : 1;
}
