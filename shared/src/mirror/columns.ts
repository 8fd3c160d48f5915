import { isNumber } from './weights.ts';

/** What stands above the line or hangs below it: one or several stacked parts, a value for each bucket. */
export interface Half {
  /** null is missing: a gap, never 0. Values are not negative. */
  readonly parts: readonly (readonly (number | null)[])[];
  /** The scale ends at least here, so that a quiet day looks quiet. */
  readonly floor?: number;
}

export type HalfName = 'above' | 'below';

/** A part of a bucket's bar, px from the top. */
export interface Segment {
  readonly bucket: number;
  readonly half: HalfName;
  readonly part: number;
  readonly y: number;
  readonly height: number;
}

export interface Columns {
  /** y of the mirror line, px. */
  readonly lineAt: number;
  readonly segments: readonly Segment[];
  /** Buckets without any known value. */
  readonly gaps: readonly number[];
  /** The value at the end of each half's scale; 0 for a half without data and floor. */
  readonly ends: Readonly<Record<HalfName, number>>;
  /** y of these ends, px. */
  readonly endsAt: Readonly<Record<HalfName, number>>;
}

export interface ColumnsPlan {
  /** px of both halves. */
  readonly height: number;
  /** `same`: both halves count the same thing. `each`: the units differ, and each half is filled. */
  readonly scale: 'same' | 'each';
  /** Share of the height above the line; by default as much as the values ask for. */
  readonly line?: number;
  /** px left free beyond the longest bar of either half, for what is written there. */
  readonly air?: number;
}

/** Neither half is thinner than this share. */
const LEAST_HALF = 0.2;
/** A known value above 0 is seen, px. */
const LEAST_BAR = 1;

/** Bars above and below one line, in px. */
export function columnsOf(above: Half, below: Half, plan: ColumnsPlan): Columns {
  const ends = { above: endOf(above), below: endOf(below) };
  const share = plan.line ?? lineShare(ends, plan.scale);
  const { height, air = 0 } = plan;
  const lineAt = round(air + (height - 2 * air) * share);
  const room = { above: lineAt - air, below: height - air - lineAt };
  const own = (half: HalfName) => (ends[half] > 0 ? room[half] / ends[half] : 0);
  const both = Math.min(...HALVES.filter((half) => ends[half] > 0).map(own));
  const unit = (half: HalfName) => (plan.scale === 'same' && Number.isFinite(both) ? both : own(half));
  return {
    ...{ lineAt, ends },
    endsAt: {
      above: round(lineAt - ends.above * unit('above')),
      below: round(lineAt + ends.below * unit('below')),
    },
    segments: [
      ...segmentsOf('above', above, lineAt, unit('above')),
      ...segmentsOf('below', below, lineAt, unit('below')),
    ],
    gaps: gapsOf([...above.parts, ...below.parts]),
  };
}

const HALVES: readonly HalfName[] = ['above', 'below'];

function endOf({ parts, floor = 0 }: Half): number {
  return stacksOf(parts).reduce((most, stack) => Math.max(most, stack), floor);
}

function stacksOf(parts: Half['parts']): readonly number[] {
  return Array.from({ length: lengthOf(parts) }, (_, bucket) =>
    parts.reduce((sum, values) => sum + heightOf(values[bucket]), 0),
  );
}

function lengthOf(parts: Half['parts']): number {
  return parts.reduce((most, { length }) => Math.max(most, length), 0);
}

function heightOf(value: number | null | undefined): number {
  return isNumber(value) ? Math.max(0, value) : 0;
}

function lineShare({ above, below }: Columns['ends'], scale: ColumnsPlan['scale']): number {
  if (scale === 'each' || above + below === 0) return 0.5;
  // Halves first: the sum of two huge values may be infinite.
  const share = above / 2 / (above / 2 + below / 2);
  return Math.min(Math.max(share, LEAST_HALF), 1 - LEAST_HALF);
}

function segmentsOf(half: HalfName, { parts }: Half, lineAt: number, unit: number): readonly Segment[] {
  return Array.from({ length: lengthOf(parts) }, (_, bucket) => bucket).flatMap((bucket) => {
    let reached = 0;
    return parts.flatMap((values, part): Segment[] => {
      const value = heightOf(values[bucket]);
      if (value === 0) return [];
      const height = Math.max(LEAST_BAR, value * unit);
      const y = half === 'above' ? lineAt - reached - height : lineAt + reached;
      reached += height;
      return [{ bucket, half, part, y: round(y), height: round(height) }];
    });
  });
}

function gapsOf(parts: Half['parts']): readonly number[] {
  return Array.from({ length: lengthOf(parts) }, (_, bucket) => bucket).filter((bucket) =>
    parts.every((values) => !isNumber(values[bucket])),
  );
}

/** A value's distance from a line as what stands above it and what hangs below; a missing value is missing in both. */
export function aroundLine(values: readonly (number | null)[], line: number) {
  const side = (distance: (value: number) => number) =>
    values.map((value) => (isNumber(value) ? Math.max(0, distance(value)) : null));
  return { above: side((value) => value - line), below: side((value) => line - value) };
}

function round(px: number): number {
  return Math.round(px * 10) / 10;
}
