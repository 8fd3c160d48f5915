import { roundShares } from '../format/roundShares.ts';
import { median } from '../numbers/median.ts';
import type { IndicatorDay } from './indicatorDay.ts';

/** A range of an indicator's values with one interpretation. */
export interface IndicatorBand {
  readonly key: string;
  /** 抄底, 定投 … */
  readonly name: string;
  /** Lower bound; null: unbounded. */
  readonly from: number | null;
  /** Upper bound, which belongs to the next band; null: unbounded. */
  readonly to: number | null;
  /** `to` itself belongs to this band, because the source says "above" for the next one. */
  readonly holdsTo?: true;
  readonly tone: 'success' | 'info' | 'warning' | 'error' | 'neutral';
  /** What a value in the band means, in one sentence. */
  readonly meaning: string;
}

/** The band of a value. `bands` are ascending without gaps; null for an unknown value. */
export function bandOf(bands: readonly IndicatorBand[], value: number | null): IndicatorBand | null {
  if (value === null) return null;
  return (
    bands.find(({ to, holdsTo }) => to === null || value < to || (holdsTo === true && value === to)) ?? null
  );
}

/** The boundaries between bands, ascending. */
export function thresholdsOf(bands: readonly IndicatorBand[]): readonly number[] {
  return bands.flatMap(({ to }) => (to === null ? [] : [to]));
}

/** How often an indicator was in a band, and the price change afterwards. */
export interface BandRecord {
  readonly band: IndicatorBand;
  readonly days: number;
  /** % of all days with a value, one decimal; all bands add up to 100. */
  readonly share: number;
  /** Median price change over the following `ahead` days, %; null if none have passed yet. */
  readonly medianAfter: number | null;
  /** Days in the band whose `ahead` days have passed. */
  readonly known: number;
}

/**
 * History of each band, in the bands' order: share of days, and the median price change `ahead` days later. `days` are
 * oldest first, one per day. Without any value every share is 0.
 */
export function bandRecords(
  days: readonly IndicatorDay[],
  bands: readonly IndicatorBand[],
  ahead: number,
): readonly BandRecord[] {
  const found = days.map(({ value }) => bandOf(bands, value));
  const counts = bands.map((band) => found.filter((one) => one === band).length);
  const shares = roundShares(counts, 1);
  return bands.map((band, place) => {
    const after = days.flatMap(({ price }, at) => {
      const later = days[at + ahead]?.price ?? null;
      return found[at] === band && price !== null && price > 0 && later !== null
        ? [(later / price - 1) * 100]
        : [];
    });
    return {
      band,
      days: counts[place] ?? 0,
      share: shares[place] ?? 0,
      medianAfter: median(after),
      known: after.length,
    };
  });
}
