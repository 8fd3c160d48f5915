import type { Candidate } from './candidate.ts';
import { byTurnover, byVenue } from './weighPairs.ts';
import { weightedMedian } from './weightedMedian.ts';

const OUTLIER_LEAST = 0.03;
const OUTLIER_DEVIATIONS = 6;
/** Prices of one coin at one time are as near as this to each other (a fraction), also where it is hardly traded. */
const NEAR = 0.1;

/**
 * Parts the pairs of three or more venues: `near` are not further from the middle than 3 % or six median deviations. The
 * middle is their median weighted by turnover; where half of the venues are not near that, it is the reference, if
 * anybody is near it, else the median of venues that weigh the same: one large venue is not right by its size.
 */
export function withoutOutliers(
  pairs: readonly Candidate[],
  reference: number | null,
): { readonly near: readonly Candidate[]; readonly far: readonly Candidate[] } {
  const middle = middleOf(pairs, reference);
  if (middle === null) return { near: [], far: [] };
  const distance = ({ price }: Candidate) => Math.abs(price / middle - 1);
  const close = pairs.filter((pair) => distance(pair) <= NEAR);
  const bound = boundOf(close.length > 0 ? close : pairs, distance);
  return {
    near: pairs.filter((pair) => distance(pair) <= bound),
    far: pairs.filter((pair) => !(distance(pair) <= bound)),
  };
}

function boundOf(pairs: readonly Candidate[], distance: (pair: Candidate) => number): number {
  const deviation = weightedMedian(byVenue(pairs, distance)) ?? 0;
  return Math.max(OUTLIER_LEAST, OUTLIER_DEVIATIONS * deviation);
}

function middleOf(pairs: readonly Candidate[], reference: number | null): number | null {
  const median = weightedMedian(byTurnover(pairs));
  if (median === null) return null;
  const from = (middle: number) => (pair: Candidate) => Math.abs(pair.price / middle - 1);
  const deviation = weightedMedian(byVenue(pairs, from(median))) ?? 0;
  if (deviation <= OUTLIER_LEAST) return median;
  if (reference !== null && pairs.some((pair) => from(reference)(pair) <= NEAR)) return reference;
  return weightedMedian(byVenue(pairs, ({ price }) => price));
}
