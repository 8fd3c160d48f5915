import { CALENDAR_TYPES, type CalendarType } from '../contract/calendar.ts';
import type { AddressQuery } from '../routes/addressQuery.ts';
import type { SearchValues } from '../routes/hrefTo.ts';

/** The views of the calendar; `?tab=` counts them from 0 (specification section 2). */
export const CALENDAR_TABS = ['day', 'week', 'month'] as const;
type CalendarTab = (typeof CALENDAR_TABS)[number];

/** Without a tab the week: a single day may hold nothing. */
const WEEK = CALENDAR_TABS.indexOf('week');

const LEVELS = ['1', '2', '3'] as const;
export type CalendarLevel = (typeof LEVELS)[number];

/** Filters in the calendar's address; missing or invalid ones get their defaults. */
export interface CalendarChoice {
  readonly tab: CalendarTab;
  /** YYYY-MM-DD; '' for today. */
  readonly date: string;
  readonly type: CalendarType | 'all';
  /** This importance or higher. */
  readonly level: CalendarLevel;
}

/** Reads `?tab=1&date=2026-11-23&type=unlock&level=3`. */
export function calendarChoice(asked: AddressQuery): CalendarChoice {
  const [type, level, date] = [asked('type'), asked('level'), asked('date') ?? ''];
  return {
    tab: CALENDAR_TABS[Number(asked('tab') ?? WEEK)] ?? 'week',
    date: /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : '',
    type: CALENDAR_TYPES.find((known) => known === type) ?? 'all',
    level: LEVELS.find((known) => known === level) ?? '1',
  };
}

/** Call arguments of a view: the same in the page and in its prerendered HTML. */
export function calendarArgs({ tab, date, type, level }: CalendarChoice) {
  return {
    span: tab,
    ...(date !== '' && { date }),
    ...(type !== 'all' && { type }),
    ...(level !== '1' && { level }),
  };
}

/** Query parameters of a view. */
export function calendarSearch({ tab, date, type, level }: CalendarChoice): SearchValues {
  return {
    tab: CALENDAR_TABS.indexOf(tab),
    date: date || undefined,
    type: type === 'all' ? undefined : type,
    level: level === '1' ? undefined : level,
  };
}

/** The most important upcoming events, beside every view. */
export const AHEAD_ARGS = { span: 'ahead', level: '3' } as const;

/** All unlocks of the next sixty days: what the page's sentence is about. */
export const UNLOCK_ARGS = { span: 'ahead', type: 'unlock' } as const;

/** Events of one coin: a quarter back, a year ahead. */
export function coinCalendarArgs(coinCode: string) {
  return { span: 'coin', coincode: coinCode } as const;
}
