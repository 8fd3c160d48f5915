import { formatShare } from '../format/percent.ts';
import { bandOf } from './bands.ts';
import type { Indicator } from './definitions/indicator.ts';

/**
 * Where a value stands, in words: 定投区; of an indicator with a trigger 未触发（还差 36%）, the distance in % of the trigger.
 * '' for an unknown value.
 */
export function zoneOf(indicator: Pick<Indicator, 'bands' | 'trigger'>, value: number | null): string {
  const band = bandOf(indicator.bands, value);
  if (value === null || band === null) return '';
  const { trigger } = indicator;
  if (trigger === undefined) return `${band.name}区`;
  return value < trigger
    ? `${band.name}（还差 ${formatShare((1 - value / trigger) * 100, 0)}）`
    : `已${band.name}`;
}
