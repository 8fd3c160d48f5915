import { bandOf } from '../indicators/bands.ts';
import type { Indicator } from '../indicators/definitions/indicator.ts';
import { linkOfIndicator } from '../indicators/definitions/linkOfIndicator.ts';
import type { IndicatorDay } from '../indicators/indicatorDay.ts';
import { writeIndicator } from '../indicators/writeIndicator.ts';
import { join, plain, type Sentence, say, share } from './sentence.ts';

/** Days that the present value is compared with. */
const YEAR = 365;

/** An indicator's value, its band, and how many of the last 365 days were lower. `days` oldest first. */
export function indicatorSentence(indicator: Indicator, days: readonly IndicatorDay[]): Sentence | null {
  const value = days.at(-1)?.value ?? null;
  if (value === null) return null;
  const link = linkOfIndicator(indicator);
  const before = days.slice(-1 - YEAR, -1).flatMap(({ value: past }) => past ?? []);
  const lower = before.filter((past) => past < value).length;
  const band = bandOf(indicator.bands, value);
  return join([
    say`${indicator.short} 现为 ${plain(writeIndicator(indicator, value).text, link)}${band === null ? '' : `，在${band.name}区`}`,
    before.length === 0
      ? null
      : say`过去 ${String(before.length)} 天里 ${share((lower / before.length) * 100, link)} 的日子更低`,
  ]);
}
