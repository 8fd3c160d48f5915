import { isKnown, MISSING } from './missing.ts';

/**
 * Times are epoch milliseconds; the zone is Beijing unless the visitor chose another. An unknown or impossible time is
 * `--`.
 */
export type TimeZoneChoice = 'Asia/Shanghai' | 'UTC';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const OFFSETS: Readonly<Record<TimeZoneChoice, number>> = { 'Asia/Shanghai': 8 * HOUR, UTC: 0 };

/** Label of a zone beside a time. */
export const ZONE_LABELS: Readonly<Record<TimeZoneChoice, string>> = {
  'Asia/Shanghai': '北京时间 UTC+8',
  UTC: 'UTC',
};

/** Named days, counted from today. */
const DAY_NAMES: ReadonlyMap<number, string> = new Map([
  [-1, '昨天'],
  [0, '今天'],
  [1, '明天'],
]);
const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'];

/** Calendar fields of an instant in a zone. Beijing has had no daylight saving time since 1991. */
export function fieldsOf(time: number, zone: TimeZoneChoice = 'Asia/Shanghai') {
  const date = new Date(time + OFFSETS[zone]);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    weekday: date.getUTCDay(),
  };
}

/** An optional instant; Date ends 8.64e15 ms from 1970. */
type Instant = number | null | undefined;

function isInstant(time: Instant): time is number {
  return isKnown(time) && Math.abs(time) <= 8.64e15 - DAY;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** `2026-11-20T06:05:09.000Z`, for `datetime` attributes; undefined if unknown, which omits the attribute. */
export function machineTime(time: Instant): string | undefined {
  return isInstant(time) ? new Date(time).toISOString() : undefined;
}

/** `2026-11-20` */
export function formatDate(time: Instant, zone: TimeZoneChoice = 'Asia/Shanghai'): string {
  if (!isInstant(time)) return MISSING;
  const { year, month, day } = fieldsOf(time, zone);
  return `${year}-${two(month)}-${two(day)}`;
}

/** `11-20`, in Beijing: for days of which the year goes without saying. */
export function formatMonthDay(time: Instant): string {
  return isInstant(time) ? formatDate(time).slice(5) : MISSING;
}

/** `2026-11`, in Beijing: for dates of which only the month is known. */
export function formatMonth(time: Instant): string {
  return isInstant(time) ? formatDate(time).slice(0, 7) : MISSING;
}

/** `14:05` */
export function formatMinute(time: Instant, zone: TimeZoneChoice = 'Asia/Shanghai'): string {
  return isInstant(time) ? formatClock(time, zone).slice(0, 5) : MISSING;
}

/** `14:05:09` */
export function formatClock(time: Instant, zone: TimeZoneChoice = 'Asia/Shanghai'): string {
  if (!isInstant(time)) return MISSING;
  const { hour, minute, second } = fieldsOf(time, zone);
  return `${two(hour)}:${two(minute)}:${two(second)}`;
}

/** `2026-11-20 14:05:09` */
export function formatDateTime(time: Instant, zone: TimeZoneChoice = 'Asia/Shanghai'): string {
  if (!isInstant(time)) return MISSING;
  return `${formatDate(time, zone)} ${formatClock(time, zone)}`;
}

/** `2026-11-20 14:05:09（北京时间 UTC+8）`: the exact time with its zone, for tooltips. */
export function formatZonedTime(time: Instant, zone: TimeZoneChoice = 'Asia/Shanghai'): string {
  return isInstant(time) ? `${formatDateTime(time, zone)}（${ZONE_LABELS[zone]}）` : MISSING;
}

/** `11-20 14:05` this year, `2025-11-20` in another. */
export function formatShortTime(time: Instant, now: number, zone: TimeZoneChoice = 'Asia/Shanghai'): string {
  if (!isInstant(time)) return MISSING;
  const { year, month, day, hour, minute } = fieldsOf(time, zone);
  if (year !== fieldsOf(now, zone).year) return formatDate(time, zone);
  return `${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
}

/** Heading of a day in a list: `今天 11月20日 星期五`; with the year if it is another one, `2025年11月20日 星期四`. */
export function formatDayHeading(time: Instant, now: number, zone: TimeZoneChoice = 'Asia/Shanghai'): string {
  if (!isInstant(time)) return MISSING;
  const { year, month, day, weekday } = fieldsOf(time, zone);
  const yearText = year === fieldsOf(now, zone).year ? '' : `${year}年`;
  const name = DAY_NAMES.get(dayNumber(time, zone) - dayNumber(now, zone));
  const date = `${yearText}${month}月${day}日 星期${WEEKDAYS[weekday] ?? ''}`;
  return name === undefined ? date : `${name} ${date}`;
}

/** Days since 1970 by the calendar of a zone. */
function dayNumber(time: number, zone: TimeZoneChoice): number {
  return Math.floor((time + OFFSETS[zone]) / DAY);
}

/**
 * Relative time by the specification: 刚刚 under a minute, minutes up to an hour, hours up to a day, then 昨天 or the date.
 * Future times read `3天后`, `5小时后`; less than a minute ahead is clock skew, and reads 刚刚.
 */
export function formatRelative(time: Instant, now: number, zone: TimeZoneChoice = 'Asia/Shanghai'): string {
  if (!isInstant(time)) return MISSING;
  const age = now - time;
  if (age < -MINUTE) return `${span(-age)}后`;
  if (age < MINUTE) return '刚刚';
  if (age < DAY) return `${span(age)}前`;
  const isYesterday = dayNumber(now, zone) - dayNumber(time, zone) === 1;
  return isYesterday ? '昨天' : formatShortTime(time, now, zone);
}

function span(length: number): string {
  if (length < HOUR) return `${Math.floor(length / MINUTE)}分钟`;
  if (length < DAY) return `${Math.floor(length / HOUR)}小时`;
  return `${Math.floor(length / DAY)}天`;
}
