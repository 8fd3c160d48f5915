import { roundShares } from '../format/roundShares.ts';
import type { IndicatorDay } from './indicatorDay.ts';

/** A stretch of an indicator's values with one reading. */
export interface IndicatorBand {
  readonly key: string;
  /** 抄底, 定投 … */
  readonly name: string;
  /** From this value on; null: from below everything. */
  readonly from: number | null;
  /** Up to this value, which belongs to the next band; null: to above everything. */
  readonly to: number | null;
  /** `to` itself still belongs to it, because the source says "above" of the next. */
  readonly holdsTo?: true;
  readonly tone: 'success' | 'info' | 'warning' | 'error' | 'neutral';
  /** What it says when the value lies in it, in a sentence. */
  readonly meaning: string;
}

/** The band a value lies in. `bands` are in rising order and leave no gap; null for an unknown value. */
export function bandOf(bands: readonly IndicatorBand[], value: number | null): IndicatorBand | null {
  if (value === null) return null;
  return (
    bands.find(({ to, holdsTo }) => to === null || value < to || (holdsTo === true && value === to)) ?? null
  );
}

/** The values at which one reading ends and the next begins, rising. */
export function thresholdsOf(bands: readonly IndicatorBand[]): readonly number[] {
  return bands.flatMap(({ to }) => (to === null ? [] : [to]));
}

/** How often an indicator was in a band, and what the price did afterwards. */
export interface BandRecord {
  readonly band: IndicatorBand;
  readonly days: number;
  /** % of all days with a value, to one decimal; all bands together make 100. */
  readonly share: number;
  /** Median change of the price over the `ahead` days that followed, %; null where none has passed yet. */
  readonly medianAfter: number | null;
  /** Days of the band whose `ahead` days have passed. */
  readonly known: number;
}

/**
 * What the history says of each band, in the bands' order: share of days, and the median change of the price `ahead`
 * days later. `days` are oldest first, one for each day. Without a day that has a value every share is 0.
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

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) return null;
  const lower = sorted.length % 2 === 0 ? sorted[middle - 1] : upper;
  return lower === undefined ? upper : (lower + upper) / 2;
}
