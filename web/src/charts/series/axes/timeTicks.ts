const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Steps between ticks, in days; below a day in hours, above 27 days in whole months. */
const HOUR_STEPS = [1, 2, 3, 4, 6, 8, 12];
const DAY_STEPS = [1, 2, 3, 5, 7, 10, 14];
const MONTH_STEPS = [1, 2, 3, 4, 6, 12, 24, 36, 60];

/**
 * Evenly spaced ticks at round calendar times (whole hours, days, months) between two zone times, at most `most` of
 * them. The library's own choice mixes steps of several sizes.
 */
export function timeTicks(from: number, to: number, most: number): readonly number[] {
  const span = to - from;
  if (!(span > 0) || most < 1) return [];
  for (const hours of HOUR_STEPS) if (span / (hours * HOUR) <= most) return evenly(from, to, hours * HOUR);
  for (const days of DAY_STEPS) if (span / (days * DAY) <= most) return evenly(from, to, days * DAY);
  const months = MONTH_STEPS.find((step) => span / (step * 30.44 * DAY) <= most) ?? 120;
  return byMonths(from, to, months);
}

function evenly(from: number, to: number, step: number): number[] {
  const ticks: number[] = [];
  for (let tick = Math.ceil(from / step) * step; tick <= to; tick += step) ticks.push(tick);
  return ticks;
}

function byMonths(from: number, to: number, step: number): number[] {
  const start = new Date(from);
  const ticks: number[] = [];
  let month = Math.ceil((start.getUTCFullYear() * 12 + start.getUTCMonth()) / step) * step;
  for (let tick = monthStart(month); tick <= to; tick = monthStart(month)) {
    if (tick >= from) ticks.push(tick);
    month += step;
  }
  return ticks;
}

function monthStart(month: number): number {
  return Date.UTC(Math.floor(month / 12), month % 12);
}

/** A tick's label: the year at its start, the month at its start, else the day, or the hour within a day. */
export function tickText(tick: number): string {
  const date = new Date(tick);
  if (tick % DAY !== 0) return date.toISOString().slice(11, 16);
  const month = date.getUTCMonth() + 1;
  if (date.getUTCDate() !== 1) return `${month}-${String(date.getUTCDate()).padStart(2, '0')}`;
  return month === 1 ? `${date.getUTCFullYear()}年` : `${month}月`;
}
