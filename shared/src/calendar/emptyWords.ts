import type { CalendarPage, CalendarType } from '../contract/calendar.ts';
import { formatDayHeading } from '../format/timeWords.ts';
import { CALENDAR_LABELS } from './labels.ts';

/** What a view without events to come says: that nobody tells of the kind, or that there are none, and when there are. */
export function emptyCalendarWords(
  { events, kinds, nextDay, today }: Pick<CalendarPage, 'events' | 'kinds' | 'nextDay' | 'today'>,
  type: CalendarType | 'all',
): string {
  if (type !== 'all' && !kinds.includes(type)) return `${CALENDAR_LABELS[type]}：未接入，没有公开来源。`;
  const none = `这段时间${events.length > 0 ? '余下' : ''}没有符合条件的事件`;
  if (nextDay === null) return `${none}，之后半年也没有已知的。`;
  return `${none}；之后最近的是${formatDayHeading(nextDay, today)}。`;
}
