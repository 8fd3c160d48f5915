import { CALENDAR_TYPES, type CalendarType } from '../contract/calendar.ts';
import type { AddressQuery } from '../routes/addressQuery.ts';
import type { SearchValues } from '../routes/hrefTo.ts';

/** The views of the calendar; `?tab=` counts them from 0 (specification section 2). */
export const CALENDAR_TABS = ['day', 'week', 'month'] as const;
type CalendarTab = (typeof CALENDAR_TABS)[number];

/** Without a tab the seven days from today: a single day may hold nothing. */
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
  /** The code of a coin; '' for all. */
  readonly coin: string;
}

/** Reads `?tab=1&date=2026-11-23&type=unlock&level=3&coin=arbitrum`. */
export function calendarChoice(asked: AddressQuery): CalendarChoice {
  const [type, level, date, coin] = [asked('type'), asked('level'), asked('date') ?? '', asked('coin') ?? ''];
  return {
    tab: CALENDAR_TABS[Number(asked('tab') ?? WEEK)] ?? 'week',
    date: /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : '',
    type: CALENDAR_TYPES.find((known) => known === type) ?? 'all',
    level: LEVELS.find((known) => known === level) ?? '1',
    coin: /^[\w.-]{1,80}$/.test(coin) ? coin : '',
  };
}

/** Call arguments of a view: the same in the page and in its prerendered HTML. */
export function calendarArgs({ tab, date, type, level, coin }: CalendarChoice) {
  return {
    span: tab,
    ...(date !== '' && { date }),
    ...(type !== 'all' && { type }),
    ...(level !== '1' && { level }),
    ...(coin !== '' && { coincode: coin }),
  };
}

/** Query parameters of a view. */
export function calendarSearch({ tab, date, type, level, coin }: CalendarChoice): SearchValues {
  return {
    tab: CALENDAR_TABS.indexOf(tab),
    date: date || undefined,
    type: type === 'all' ? undefined : type,
    level: level === '1' ? undefined : level,
    coin: coin || undefined,
  };
}

/** The day view of a day (YYYY-MM-DD), with the filters of a choice. */
export function dayChoice(choice: CalendarChoice, date: string): CalendarChoice {
  return { ...choice, tab: 'day', date };
}

/** The most important upcoming events, beside every view. */
export const AHEAD_ARGS = { span: 'ahead', level: '3' } as const;

/** All unlocks of the next sixty days: what the page's sentence is about. */
export const UNLOCK_ARGS = { span: 'ahead', type: 'unlock' } as const;

/** Events of one coin: a quarter back, a year ahead. */
export function coinCalendarArgs(coinCode: string) {
  return { span: 'coin', coincode: coinCode } as const;
}
