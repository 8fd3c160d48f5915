import type { Period } from 'klinecharts';

const HOUR = 60;
const DAY = 1440;
const WEEK = 10_080;
const MONTH = 43_200;

/** A period in minutes as the library's type: 240 is four hours, 10080 a week, 43200 a month. */
export function toPeriod(minutes: number): Period {
  if (minutes >= MONTH) return { type: 'month', span: Math.round(minutes / MONTH) };
  if (minutes >= WEEK) return { type: 'week', span: Math.round(minutes / WEEK) };
  if (minutes >= DAY) return { type: 'day', span: Math.round(minutes / DAY) };
  if (minutes >= HOUR && minutes % HOUR === 0) return { type: 'hour', span: minutes / HOUR };
  return { type: 'minute', span: minutes };
}

const MINUTES: Readonly<Record<Period['type'], number>> = {
  second: 1 / 60,
  minute: 1,
  hour: HOUR,
  day: DAY,
  week: WEEK,
  month: MONTH,
  year: 365 * DAY,
};

/** A period of the library in minutes; one minute when the chart has none yet. */
export function minutesOfPeriod(period: Period | null): number {
  return period === null ? 1 : MINUTES[period.type] * period.span;
}
