import { fearGreedIndicator } from '@coinmirror/shared/indicators/definitions/feargreed.ts';
import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import type { IndicatorDay } from '@coinmirror/shared/indicators/indicatorDay.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import type { SentimentDay } from '../../ports/sentiment.ts';
import type { Sources } from '../../ports/sources.ts';

/** An indicator over priced days, oldest first: what a source counts of it, else by our own formula. */
export async function indicatorSeries(
  indicator: Indicator,
  priced: Parameters<Indicator['series']>[0],
  { sentiment }: Sources,
): Promise<readonly IndicatorDay[]> {
  const days = indicator.series(priced);
  return indicator.key === fearGreedIndicator.key && sentiment
    ? reportedDays(days, await sentiment.days())
    : days;
}

/**
 * The days of an indicator with what a source counts on the same dates; null on a date it does not report. The source's
 * day begins at UTC, eight hours after ours: until then the last day is the one before, with its value and date.
 */
function reportedDays(
  days: readonly IndicatorDay[],
  reported: readonly SentimentDay[],
): readonly IndicatorDay[] {
  const byDay = new Map(reported.map(({ time, value }) => [beijingMidnight(time), value]));
  const [before, last] = days.slice(-2);
  const isAhead =
    before && last && !byDay.has(beijingMidnight(last.time)) && byDay.has(beijingMidnight(before.time));
  return (isAhead ? days.slice(0, -1) : days).map((day) => ({
    ...day,
    value: byDay.get(beijingMidnight(day.time)) ?? null,
  }));
}
