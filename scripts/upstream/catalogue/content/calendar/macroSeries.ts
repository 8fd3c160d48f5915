import { HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';

/** What publishers outside the market publish on days that they name long before. */
export const MACRO_SERIES_NAMES = ['fomc', 'cpi', 'payrolls', 'pce'] as const;
export type MacroSeriesName = (typeof MACRO_SERIES_NAMES)[number];

interface MacroSeries {
  /** What is published; of a month where it is of the month before. */
  readonly what: string;
  readonly isOfMonth: boolean;
  readonly importance: 2 | 3;
  readonly publisher: string;
  /** Where the publisher keeps the dates. */
  readonly address: string;
  /** The day on which the dates below stood there, YYYY-MM-DD. */
  readonly checkedOn: string;
  /** ms after midnight in New York. */
  readonly clock: number;
  /** How the day is known, as visitors read it. */
  readonly method: string;
  /** Days in Washington, YYYY-MM-DD, oldest first. */
  readonly days: readonly string[];
}

const STATISTICS_CLOCK = 8 * HOUR + 30 * MINUTE;
const PUBLISHED = '日期由发布方公布，可能调整，以公告为准';

/**
 * The dates as their publishers announced them. Nothing is written here that was not read where it was published: what
 * they have not announced yet has no date, or an expected one by the publisher's own rule (`payrollsRule.ts`), or comes
 * from the operator's file (SOURCES_CALENDAR).
 */
export const MACRO_SERIES: Readonly<Record<MacroSeriesName, MacroSeries>> = {
  fomc: {
    what: '美联储公布议息会议决定',
    isOfMonth: false,
    importance: 3,
    publisher: '美联储',
    address: 'https://www.federalreserve.gov/monetarypolicy/fomccalendars.htm',
    checkedOn: '2026-09-30',
    clock: 14 * HOUR,
    method: '美联储公布的会议日程；每次会议的日期在前一次会议上最终确认',
    days: [
      ...['2026-01-28', '2026-03-18', '2026-04-29', '2026-06-17', '2026-07-29', '2026-09-16'],
      ...['2026-10-28', '2026-12-09', '2027-01-27', '2027-03-17', '2027-04-28', '2027-06-09'],
      ...['2027-07-28', '2027-09-15', '2027-10-27', '2027-12-08', '2028-01-26'],
    ],
  },
  cpi: {
    what: '美国 CPI',
    isOfMonth: true,
    importance: 3,
    publisher: '美国劳工统计局',
    address: 'https://www.bls.gov/schedule/news_release/cpi.htm',
    checkedOn: '2026-09-30',
    clock: STATISTICS_CLOCK,
    method: PUBLISHED,
    days: [
      ...['2026-01-13', '2026-02-13', '2026-03-11', '2026-04-10', '2026-05-12', '2026-06-10'],
      ...['2026-07-14', '2026-08-12', '2026-09-11', '2026-10-14', '2026-11-10', '2026-12-10'],
    ],
  },
  payrolls: {
    what: '美国非农就业',
    isOfMonth: true,
    importance: 3,
    publisher: '美国劳工统计局',
    address: 'https://www.bls.gov/schedule/news_release/empsit.htm',
    checkedOn: '2026-09-30',
    clock: STATISTICS_CLOCK,
    method: PUBLISHED,
    days: [
      ...['2026-01-09', '2026-02-11', '2026-03-06', '2026-04-03', '2026-05-08', '2026-06-05'],
      ...['2026-07-02', '2026-08-07', '2026-09-04', '2026-10-02', '2026-11-06', '2026-12-04'],
    ],
  },
  pce: {
    what: '美国 PCE 物价',
    isOfMonth: true,
    importance: 2,
    publisher: '美国经济分析局',
    address: 'https://www.bea.gov/news/schedule',
    checkedOn: '2026-09-30',
    clock: STATISTICS_CLOCK,
    method: PUBLISHED,
    // The first months of the year were published late, one of them twice in a month.
    days: [
      ...['2026-04-30', '2026-05-28', '2026-06-25', '2026-07-30', '2026-08-26', '2026-09-30'],
      ...['2026-10-29', '2026-11-25', '2026-12-23'],
    ],
  },
};
