import { HOUR } from '@coinmirror/shared/time/units.ts';

/**
 * Days (in Washington) on which the Federal Open Market Committee ends a regular meeting, as it announced them on 9
 * August 2024 and 5 September 2025. Other publishers' dates stand here once they have been read where they were published.
 */
export const FOMC_DAYS = [
  ...['2026-01-28', '2026-03-18', '2026-04-29', '2026-06-17', '2026-07-29', '2026-09-16'],
  ...['2026-10-28', '2026-12-09', '2027-01-27', '2027-03-17', '2027-04-28', '2027-06-09'],
  ...['2027-07-28', '2027-09-15', '2027-10-27', '2027-12-08', '2028-01-26'],
] as const;

/** Hour in Washington at which the decision is published. */
const PUBLISHED_AT = 14;
/** Hours that Washington's clock is behind UTC in winter. */
const WINTER = 5;

/** A date of a publisher outside the market, which moves it all the same. */
export interface MacroDate {
  /** Unique, and the same after any restart. */
  readonly id: string;
  /** Epoch ms. */
  readonly time: number;
  readonly title: string;
  readonly source: string;
}

/** The published dates within [from, to) (epoch ms), oldest first. */
export function macroDates(from: number, to: number): readonly MacroDate[] {
  return FOMC_DAYS.map((day) => ({
    id: `fomc-${day}`,
    time: Date.parse(`${day}T00:00:00Z`) + (PUBLISHED_AT + WINTER - (isSummer(day) ? 1 : 0)) * HOUR,
    title: '美联储公布议息会议决定',
    source: '美联储（federalreserve.gov）',
  })).filter(({ time }) => time >= from && time < to);
}

/** Whether Washington keeps summer time: from the second Sunday of March to the first of November. */
function isSummer(day: string): boolean {
  const year = Number(day.slice(0, 4));
  const sunday = (month: number, nth: number) => {
    const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
    return Date.UTC(year, month, 1 + ((7 - first) % 7) + 7 * (nth - 1));
  };
  const time = Date.parse(`${day}T00:00:00Z`);
  return time >= sunday(2, 2) && time < sunday(10, 1);
}
