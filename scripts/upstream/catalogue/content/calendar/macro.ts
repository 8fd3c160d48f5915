import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { MACRO_SERIES, MACRO_SERIES_NAMES, type MacroSeriesName } from './macroSeries.ts';
import { newYorkTime } from './newYork.ts';
import { PAYROLLS_RULE_ADDRESS, payrollsFriday, payrollsHitRate } from './payrollsRule.ts';

/** A date that a publisher outside the market names, which moves it all the same. */
export interface MacroDate {
  /** Unique, and the same after any restart. */
  readonly id: string;
  /** Epoch ms. */
  readonly time: number;
  readonly title: string;
  readonly importance: 2 | 3;
  readonly source: string;
  /** Where the publisher keeps the dates. */
  readonly address: string;
  readonly method: string;
  /** % of past dates that the rule gave; null for a published date. */
  readonly confidence: number | null;
}

/** A day (YYYY-MM-DD, in Washington) of a series that the operator has read where it was published. */
export interface OwnDate {
  readonly series: MacroSeriesName;
  readonly day: string;
  readonly address: string;
  /** YYYY-MM-DD. */
  readonly checkedOn: string;
}

/** Months for which dates are expected by a rule, after the last published one. */
const EXPECTED_MONTHS = 12;

/**
 * The dates within [from, to) (epoch ms), oldest first: published ones, those of the operator, and payrolls that are
 * expected by the publisher's rule.
 */
export function macroDates(from: number, to: number, own: readonly OwnDate[] = []): readonly MacroDate[] {
  const published = MACRO_SERIES_NAMES.flatMap((series) => {
    const { days, address, checkedOn } = MACRO_SERIES[series];
    const known = new Set(days);
    const more = own.filter((date) => date.series === series && !known.has(date.day));
    return [...days.map((day) => ({ series, day, address, checkedOn })), ...more];
  });
  const dates = [...published.map(publishedDate), ...expectedPayrolls(published)];
  return dates
    .filter(({ time }) => time >= from && time < to)
    .toSorted((one, other) => one.time - other.time);
}

function publishedDate({ series, day, address, checkedOn }: OwnDate): MacroDate {
  const { importance, publisher, clock, method } = MACRO_SERIES[series];
  return {
    id: `${series}-${day}`,
    time: newYorkTime(day, clock),
    title: titleOf(series, day),
    importance,
    source: publisher,
    address,
    method: `${method}（${checkedOn} 核对）`,
    confidence: null,
  };
}

/** `美国 11 月 CPI`, of a day in December. */
function titleOf(series: MacroSeriesName, day: string): string {
  const { what, isOfMonth } = MACRO_SERIES[series];
  if (!isOfMonth) return what;
  const month = ((Number(day.slice(5, 7)) + 10) % 12) + 1;
  return joinSpaced(what.replace('美国', `美国 ${month} 月`), '公布');
}

/** By the publisher's rule, for the months after the last published date. */
function expectedPayrolls(published: readonly OwnDate[]): readonly MacroDate[] {
  const days = published.flatMap(({ series, day }) => (series === 'payrolls' ? [day] : [])).toSorted();
  const last = days.at(-1);
  const confidence = payrollsHitRate(days);
  if (last === undefined || confidence === null) return [];
  const { importance, publisher, clock } = MACRO_SERIES.payrolls;
  const [year = 0, month = 1] = last.split('-').map(Number);
  return Array.from({ length: EXPECTED_MONTHS }, (_, later) =>
    payrollsFriday(year, month - 1 + later),
  ).flatMap((day) =>
    day === null || day <= last
      ? []
      : {
          id: `payrolls-${day}`,
          time: newYorkTime(day, clock),
          title: `预计：${titleOf('payrolls', day)}`,
          importance,
          source: publisher,
          address: PAYROLLS_RULE_ADDRESS,
          method: `发布方还没有公布这一天，按它说明的惯例推算：含 12 日的那一周之后的第三个星期五。此前 ${confidence}% 的日期与惯例相同；日期以发布方公告为准`,
          confidence,
        },
  );
}
