import { DAY, HOUR, MINUTE } from '../time/units.ts';
import { MISSING } from './missing.ts';
import { fieldsOf, formatDate, type Instant, isInstant, OFFSETS, type TimeZoneChoice, two } from './time.ts';

/** Named days, counted from today. */
const DAY_NAMES: ReadonlyMap<number, string> = new Map([
  [-1, '昨天'],
  [0, '今天'],
  [1, '明天'],
]);
const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'];

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
