import { formatDateTime } from '@coinmirror/shared/format/time.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { CalendarEvent } from '../../ports/calendar.ts';

/** ms: what a list and a notice say of a coin's market within a day is the same thing, whoever has moved its hour. */
const SAME = DAY;

/**
 * The events of lists, each with the notice that says the same as its basis: the list's time stands. What notices alone
 * state follows, of several notices on one thing the first.
 */
export function mergeNotices(
  listed: readonly CalendarEvent[],
  announced: readonly CalendarEvent[],
): readonly CalendarEvent[] {
  const notices = new Map<CalendarEvent, CalendarEvent>();
  const alone: CalendarEvent[] = [];
  for (const notice of announced) {
    const event = nearest(listed, notice);
    if (event === undefined) {
      if (!alone.some((other) => isSame(other, notice))) alone.push(notice);
    } else if (!notices.has(event)) notices.set(event, notice);
  }
  return [...listed.map((event) => withNotice(event, notices.get(event))), ...alone];
}

function nearest(listed: readonly CalendarEvent[], notice: CalendarEvent): CalendarEvent | undefined {
  return listed
    .filter((event) => isSame(event, notice))
    .toSorted((one, other) => Math.abs(one.time - notice.time) - Math.abs(other.time - notice.time))[0];
}

function isSame(event: CalendarEvent, notice: CalendarEvent): boolean {
  return (
    event.type === notice.type &&
    event.exchange === notice.exchange &&
    Math.abs(event.time - notice.time) < SAME &&
    isOfOneCoin(event, notice) &&
    mayBeOneMarket(event, notice)
  );
}

function isOfOneCoin(one: CalendarEvent, other: CalendarEvent): boolean {
  // What concerns an exchange as a whole, at one time.
  if ([one, other].every(({ coins, symbols }) => coins.length + symbols.length === 0)) {
    return one.time === other.time;
  }
  return share(one.coins, other.coins) || share(one.symbols, other.symbols);
}

/** One that does not say which market it is of may be of any. */
function mayBeOneMarket({ markets: one }: CalendarEvent, { markets: other }: CalendarEvent): boolean {
  return one.length === 0 || other.length === 0 || share(one, other);
}

function share<Value>(one: readonly Value[], other: readonly Value[]): boolean {
  return one.some((value) => other.includes(value));
}

function withNotice(event: CalendarEvent, notice: CalendarEvent | undefined): CalendarEvent {
  if (notice === undefined) return event;
  const agreed =
    notice.time === event.time ? '公告写明同一时间' : `公告写的时间是 ${formatDateTime(notice.time)}`;
  return {
    ...event,
    source: notice.source,
    address: notice.address,
    method: event.method === '' ? notice.method : `${event.method}；${agreed}`,
  };
}
