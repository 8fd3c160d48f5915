import type { MirrorView } from './types.ts';

/** Labels that a phone has room for. */
const MOST = 6;

/** An axis label, and where its middle is, % of the width. */
export interface AxisLabel {
  readonly key: string;
  readonly text: string;
  readonly at: number;
}

/** The labels of the buckets: every one, or as many as fit a phone, evenly and from the first on. */
export function axisLabels({
  buckets,
  labels = 'some',
}: Pick<MirrorView, 'buckets' | 'labels'>): readonly AxisLabel[] {
  const step = labels === 'all' ? 1 : Math.max(1, Math.ceil(buckets.length / MOST));
  return buckets.flatMap(({ key, label }, bucket) =>
    bucket % step === 0 ? [{ key, text: label, at: middleOf(bucket, buckets.length) }] : [],
  );
}

/** The middle of a bucket, % of the width. */
export function middleOf(bucket: number, count: number): number {
  return ((bucket + 0.5) / count) * 100;
}
