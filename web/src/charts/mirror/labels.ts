import type { MirrorView } from './types.ts';

/** Labels that a phone has room for. */
const MOST = 6;

/** An axis label, and where its middle is, % of the width. */
export interface AxisLabel {
  readonly key: string;
  readonly text: string;
  readonly at: number;
  /** A narrow bucket's name at the figure's edge begins there: it has no room around its middle. */
  readonly anchor: 'start' | 'middle';
}

/** The labels of the buckets: every one, or as many as fit a phone, evenly and from the first on. */
export function axisLabels({
  buckets,
  labels = 'some',
}: Pick<MirrorView, 'buckets' | 'labels'>): readonly AxisLabel[] {
  const step = labels === 'all' ? 1 : Math.max(1, Math.ceil(buckets.length / MOST));
  return buckets.flatMap(({ key, label }, bucket) =>
    bucket % step === 0 ? [{ key, text: label, ...placeOf(bucket, buckets.length) }] : [],
  );
}

/** Buckets are narrow where there are more. */
const WIDE = 12;

function placeOf(bucket: number, count: number): Pick<AxisLabel, 'at' | 'anchor'> {
  if (bucket === 0 && count > WIDE) return { at: 0, anchor: 'start' };
  return { at: middleOf(bucket, count), anchor: 'middle' };
}

/** The middle of a bucket, % of the width. */
export function middleOf(bucket: number, count: number): number {
  return ((bucket + 0.5) / count) * 100;
}
