import { DAY } from '@coinmirror/shared/time/units.ts';

/** Where the Bureau of Labor Statistics says when it publishes payrolls. */
export const PAYROLLS_RULE_ADDRESS = 'https://www.bls.gov/ces/publications/news-release-schedule.htm';

/** Federal holidays that a Friday at the beginning of a month may be, MM-DD. */
const HOLIDAYS: ReadonlySet<string> = new Set(['01-01', '07-04']);
const SATURDAY = 6;

/**
 * The Friday (YYYY-MM-DD) by the bureau's rule for the payrolls of a month (0–11): the third one after the week, Sunday
 * to Saturday, that the 12th lies in. null where it is a holiday, of which the rule says nothing.
 */
export function payrollsFriday(year: number, month: number): string | null {
  const twelfth = Date.UTC(year, month, 12);
  const weekEnd = twelfth + (SATURDAY - new Date(twelfth).getUTCDay()) * DAY;
  const friday = weekEnd + 20 * DAY;
  return isHoliday(friday) ? null : dayOf(friday);
}

/** % of the published days (YYYY-MM-DD) that the rule gives, of those it gives one for; null without any. */
export function payrollsHitRate(published: readonly string[]): number | null {
  const judged = published.flatMap((day) => {
    const [year = 0, month = 1] = day.split('-').map(Number);
    const byRule = payrollsFriday(year, month - 2);
    return byRule === null ? [] : [byRule === day];
  });
  return judged.length === 0 ? null : Math.round((judged.filter(Boolean).length / judged.length) * 100);
}

/** One that falls on a Saturday is kept on the Friday before. */
function isHoliday(time: number): boolean {
  return [time, time + DAY].some((day, at) => {
    const isKept = at === 0 || new Date(day).getUTCDay() === SATURDAY;
    return isKept && HOLIDAYS.has(dayOf(day).slice('YYYY-'.length));
  });
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
