/** A share of a whole; never negative. */
export interface Slice {
  readonly name: string;
  readonly value: number;
  readonly href?: string;
}

export interface FoldedSlice extends Slice {
  /** It is the sum of those too small to stand alone. */
  readonly rest: boolean;
}

const THIN = 0.01;

/** Steps of one scale (第1至10, 第11至20 …) in their own order; those with nothing are left out. */
export function keepSlices(slices: readonly Slice[]): readonly FoldedSlice[] {
  return slices.filter(({ value }) => value > 0).map((slice) => ({ ...slice, rest: false }));
}

/** The largest slices first; beyond `most`, and under 1 %, they become one 其他 — unless that would be a single one. */
export function foldSlices(slices: readonly Slice[], most: number): readonly FoldedSlice[] {
  const sorted = slices.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value);
  const total = sorted.reduce((sum, { value }) => sum + value, 0);
  const kept = sorted.filter(({ value }, index) => index < most && value / total >= THIN);
  const folded = sorted.slice(kept.length);
  const alone = kept.map((slice) => ({ ...slice, rest: false }));
  if (folded.length < 2) return [...alone, ...folded.map((slice) => ({ ...slice, rest: false }))];
  return [...alone, { name: '其他', value: folded.reduce((sum, { value }) => sum + value, 0), rest: true }];
}
