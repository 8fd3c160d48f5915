import type { IndicatorKind } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import type { IndicatorDay } from '@coinmirror/shared/indicators/indicatorDay.ts';

/**
 * An indicator's change over its last `count` days: relative in percent, or in points where it is a percentage itself.
 * null without both values.
 */
export function valueChange(
  days: readonly IndicatorDay[],
  count: number,
  kind: IndicatorKind,
): number | null {
  const now = days.at(-1)?.value ?? null;
  const before = days[days.length - 1 - count]?.value ?? null;
  if (now === null || before === null) return null;
  if (kind !== 'ratio') return now - before;
  return before > 0 ? (now / before - 1) * 100 : null;
}
