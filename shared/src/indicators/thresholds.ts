import { bandOf, type IndicatorBand } from './bands.ts';
import type { Indicator } from './definitions/indicator.ts';
import type { IndicatorDay } from './indicatorDay.ts';

/** A boundary between bands, relative to a day's value. */
export interface Threshold {
  readonly value: number;
  /** Whether the value must rise or fall to reach it. */
  readonly direction: 'above' | 'below';
  /** The band beyond it. */
  readonly next: IndicatorBand;
  /** The price (USD) at which it would be reached; null if unknown. */
  readonly price: number | null;
}

/** Every threshold of an indicator relative to a day, ascending. An unknown value counts as below all of them. */
export function thresholdsFrom(
  { bands, priceAt }: Pick<Indicator, 'bands' | 'priceAt'>,
  day: IndicatorDay,
): readonly Threshold[] {
  const present = bandOf(bands, day.value);
  const place = present === null ? -1 : bands.indexOf(present);
  return bands.slice(1).flatMap((above, at) => {
    const below = bands[at];
    if (above.from === null || below === undefined) return [];
    const isAbove = place > at;
    return [
      {
        value: above.from,
        direction: isAbove ? 'below' : 'above',
        next: isAbove ? below : above,
        price: priceAt?.(above.from, day) ?? null,
      } as const,
    ];
  });
}

/** The next threshold: the one above, else the one below; null without any. */
export function nextThreshold(indicator: Pick<Indicator, 'bands' | 'priceAt'>, day: IndicatorDay) {
  const all = thresholdsFrom(indicator, day);
  return all.find(({ direction }) => direction === 'above') ?? all.at(-1) ?? null;
}

/** The price at which an indicator proportional to it would reach a threshold, with its mean as on that day. */
export function proportionalPrice(threshold: number, { value, price }: IndicatorDay): number | null {
  return value === null || value <= 0 || price === null ? null : (price * threshold) / value;
}
