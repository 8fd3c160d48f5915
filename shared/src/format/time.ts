import { isKnown, MISSING } from './missing.ts';

/**
 * Times are epoch milliseconds; the zone is Beijing unless the visitor chose another. An unknown or impossible time is
 * `--`.
 */
export type TimeZoneChoice = 'Asia/Shanghai' | 'UTC';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** ms that a zone's clock is ahead of UTC. */
export const OFFSETS: Readonly<Record<TimeZoneChoice, number>> = { 'Asia/Shanghai': 8 * HOUR, UTC: 0 };

/** Label of a zone beside a time. */
export const ZONE_LABELS: Readonly<Record<TimeZoneChoice, string>> = {
  'Asia/Shanghai': '北京时间 UTC+8',
  UTC: 'UTC',
};

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
export type Instant = number | null | undefined;

/** Whether a time is known and a date can hold it. */
export function isInstant(time: Instant): time is number {
  return isKnown(time) && Math.abs(time) <= 8.64e15 - DAY;
}

/** `05` */
export function two(value: number): string {
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
