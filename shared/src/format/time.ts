/** Times are epoch milliseconds; the zone is Beijing unless the visitor chose otherwise. */
export type TimeZoneChoice = 'Asia/Shanghai' | 'UTC';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const OFFSETS: Readonly<Record<TimeZoneChoice, number>> = { 'Asia/Shanghai': 8 * HOUR, UTC: 0 };

/** How a zone is written beside a time. */
export const ZONE_LABELS: Readonly<Record<TimeZoneChoice, string>> = {
  'Asia/Shanghai': '北京时间 UTC+8',
  UTC: 'UTC',
};

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

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** `2026-11-20` */
export function formatDate(time: number, zone: TimeZoneChoice = 'Asia/Shanghai'): string {
  const { year, month, day } = fieldsOf(time, zone);
  return `${year}-${two(month)}-${two(day)}`;
}

/** `14:05:09` */
export function formatClock(time: number, zone: TimeZoneChoice = 'Asia/Shanghai'): string {
  const { hour, minute, second } = fieldsOf(time, zone);
  return `${two(hour)}:${two(minute)}:${two(second)}`;
}

/** `2026-11-20 14:05:09` */
export function formatDateTime(time: number, zone: TimeZoneChoice = 'Asia/Shanghai'): string {
  return `${formatDate(time, zone)} ${formatClock(time, zone)}`;
}

/** `11-20 14:05` this year, `2025-11-20` in another. */
export function formatShortTime(time: number, now: number, zone: TimeZoneChoice = 'Asia/Shanghai'): string {
  const { year, month, day, hour, minute } = fieldsOf(time, zone);
  if (year !== fieldsOf(now, zone).year) return formatDate(time, zone);
  return `${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
}

/** `11月20日 星期五` */
export function formatDayHeading(time: number, zone: TimeZoneChoice = 'Asia/Shanghai'): string {
  const { month, day, weekday } = fieldsOf(time, zone);
  return `${month}月${day}日 星期${WEEKDAYS[weekday] ?? ''}`;
}

/**
 * How long ago, as the specification says it: 刚刚 under a minute, minutes to an hour, hours to a day, then 昨天 or
 * the date. The future reads `3天后`, `5小时后`.
 */
export function formatRelative(time: number, now: number, zone: TimeZoneChoice = 'Asia/Shanghai'): string {
  const age = now - time;
  if (age < -MINUTE) return `${span(-age)}后`;
  if (age < MINUTE) return '刚刚';
  if (age < DAY) return `${span(age)}前`;
  const midnight = Math.floor((now + OFFSETS[zone]) / DAY) * DAY - OFFSETS[zone];
  return time >= midnight - DAY ? '昨天' : formatShortTime(time, now, zone);
}

function span(length: number): string {
  if (length < HOUR) return `${Math.floor(length / MINUTE)}分钟`;
  if (length < DAY) return `${Math.floor(length / HOUR)}小时`;
  return `${Math.floor(length / DAY)}天`;
}
