import { CALENDAR_LABELS } from '@coinmirror/shared/calendar/labels.ts';
import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import type { CalendarItem } from '@coinmirror/shared/contract/calendar.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { CALENDAR_TABS } from '@coinmirror/shared/pages/calendarAddress.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { isOwnAddress } from '@coinmirror/shared/routes/safeAddress.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import ical, { ICalEventTransparency } from 'ical-generator';
import { printable } from './printable.ts';

interface CalendarFeed {
  readonly name: string;
  /** Absolute: its own address. */
  readonly self: string;
  readonly siteOrigin: string;
  /** When it was written, epoch ms: the same all day, so that the same events are the same text. */
  readonly stamp: number;
  readonly events: readonly CalendarItem[];
}

/** How often calendar programs should ask again, seconds. */
const REFRESH = (6 * HOUR) / 1000;

/** Events as iCalendar (RFC 5545). A day without an hour is a whole day; an hour is half an hour long. */
export function icalendarOf({ name, self, siteOrigin, stamp, events }: CalendarFeed): string {
  const calendar = ical({
    name: printable(name),
    url: self,
    ttl: REFRESH,
    prodId: { company: BRAND.name, product: 'calendar', language: 'ZH' },
  });
  for (const event of events) {
    const { id, time, isAllDay, type, title } = event;
    calendar.createEvent({
      id: `${id}@${new URL(siteOrigin).hostname}`,
      stamp: new Date(stamp),
      allDay: isAllDay,
      start: isAllDay ? fullDay(time) : new Date(time),
      end: isAllDay ? fullDay(time + DAY) : new Date(time + HOUR / 2),
      summary: printable(`[${CALENDAR_LABELS[type]}] ${title}`),
      description: printable(descriptionOf(event)),
      // What happens in the market takes up none of its reader's time.
      transparency: ICalEventTransparency.TRANSPARENT,
      url: siteOrigin + pageOf(event),
    });
  }
  return calendar.toString();
}

/** Our page of an event: its own, its coin's, or the calendar of its day. */
function pageOf({ address, coins: [coin], time }: CalendarItem): string {
  if (address !== '' && isOwnAddress(address)) return address;
  if (coin && coin.code !== '') return hrefTo('calendarCoin', { coinCode: coin.code });
  return hrefTo('calendar', {}, { tab: CALENDAR_TABS.indexOf('day'), date: formatDate(time) });
}

/** A day in Beijing as the instant whose UTC date it is: a whole day has no zone. */
function fullDay(time: number): Date {
  return new Date(`${formatDate(time)}T00:00:00Z`);
}

function descriptionOf({ source, address, method, confidence, mayBeEarlier }: CalendarItem): string {
  const link = address === '' || isOwnAddress(address) ? '' : ` ${address}`;
  return [
    `来源：${source}${link}`,
    ...(method === '' ? [] : [`依据：${method}`]),
    ...(confidence === null ? [] : [`置信度 ${confidence}%`]),
    ...(mayBeEarlier ? ['可能提前'] : []),
    '不构成投资建议',
  ].join('；');
}
