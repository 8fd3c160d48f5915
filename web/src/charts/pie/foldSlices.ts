import { roundShares } from '@coinmirror/shared/format/roundShares.ts';

/** A share of a whole; never negative. */
export interface Slice {
  readonly name: string;
  readonly value: number;
  readonly href?: string;
  /** The remainder without a name: grey, like 其他. */
  readonly rest?: boolean;
}

export interface FoldedSlice extends Slice {
  /** The sum of the slices too small to show, or the remainder. */
  readonly rest: boolean;
  /** %, as printed: all of them add up to 100. */
  readonly share: number;
}

/** Each slice's share of the whole, % with two decimals: the same wherever it is printed, adding up to 100. */
export function sharesOf(slices: readonly Slice[]): ReadonlyMap<Slice, number> {
  const shares = roundShares(
    slices.map(({ value }) => value),
    2,
  );
  return new Map(slices.map((slice, at) => [slice, shares[at] ?? 0]));
}

const THIN = 0.01;

/** Steps of one scale (第1至10, 第11至20 …) in their own order; empty ones are left out. */
export function unfoldedSlices(slices: readonly Slice[]): readonly FoldedSlice[] {
  const shares = sharesOf(slices);
  return slices.filter(({ value }) => value > 0).map((slice) => alone(slice, shares));
}

/**
 * The largest slices first; those beyond `most`, and under 1 %, are grouped as one 其他, unless that would be a single
 * slice.
 */
export function foldSlices(slices: readonly Slice[], most: number): readonly FoldedSlice[] {
  const sorted = slices.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value);
  const total = sorted.reduce((sum, { value }) => sum + value, 0);
  const kept = sorted.filter(({ value }, index) => index < most && value / total >= THIN);
  const folded = sorted.slice(kept.length);
  const shares = sharesOf(slices);
  if (folded.length < 2) return sorted.map((slice) => alone(slice, shares));
  const share = folded.reduce((sum, slice) => sum + (shares.get(slice) ?? 0), 0);
  return [
    ...kept.map((slice) => alone(slice, shares)),
    {
      name: '其他',
      value: folded.reduce((sum, { value }) => sum + value, 0),
      rest: true,
      share: Math.round(share * 100) / 100,
    },
  ];
}

function alone(slice: Slice, shares: ReadonlyMap<Slice, number>): FoldedSlice {
  return { ...slice, rest: slice.rest ?? false, share: shares.get(slice) ?? 0 };
}
