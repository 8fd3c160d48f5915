import { type Candidate, type Refusal, refusalOf } from './candidate.ts';
import { capAtHalf, weightedMedian } from './weightedMedian.ts';

/** What is agreed on for a coin, and who was heard. */
export interface AgreedPrice {
  /** USD; null where nobody is believed and nothing is known besides. */
  readonly price: number | null;
  /** Where it is from: of the venues that were accepted, or of the reference. */
  readonly from: 'venues' | 'reference';
  readonly accepted: readonly Candidate[];
  readonly refused: readonly RefusedCandidate[];
}

export interface RefusedCandidate {
  readonly candidate: Candidate;
  readonly why: Refusal;
}

export interface AgreeOptions {
  /** Epoch ms. */
  readonly now: number;
  /** The coin's rank, null for an unranked one. */
  readonly rank: number | null;
  /** What a second source says, USD; null: nothing. It settles a quarrel of two and checks one that is alone. */
  readonly reference: number | null;
  /** Pairs that are not believed for now: `venue symbol`. */
  readonly quarantined: ReadonlySet<string>;
}

/** Two venues that are further apart (a fraction) quarrel. */
const QUARREL = 0.03;
/** One venue alone is believed as near as this to the reference. */
const ALONE = 0.1;
const OUTLIER_LEAST = 0.03;
const OUTLIER_DEVIATIONS = 6;

/**
 * One price of a coin: the median of its venues' prices weighted by their turnover, none above half of the weight,
 * without those that are far from it. Distance is to the other venues at the same time, never to yesterday: a real fall
 * is no outlier.
 */
export function agreePrice(candidates: readonly Candidate[], options: AgreeOptions): AgreedPrice {
  const refused: RefusedCandidate[] = [];
  const sound = candidates.filter((candidate) => {
    const isHeld = options.quarantined.has(pairName(candidate));
    const why = isHeld ? 'quarantined' : refusalOf(candidate, options.rank, options.now);
    if (why !== null) refused.push({ candidate, why });
    return why === null;
  });
  const accepted = sound.length >= 3 ? withoutOutliers(sound, refused) : settled(sound, options, refused);
  const price = medianOf(accepted);
  if (price !== null) return { price, from: 'venues', accepted, refused };
  return { price: options.reference, from: 'reference', accepted: [], refused };
}

/** How a pair is named in quarantine. */
export function pairName({ venue, symbol }: Pick<Candidate, 'venue' | 'symbol'>): string {
  return `${venue} ${symbol}`;
}

/** Of three or more: those that are not further from the median than 3 % or six median deviations. */
function withoutOutliers(sound: readonly Candidate[], refused: RefusedCandidate[]): readonly Candidate[] {
  const median = medianOf(sound);
  if (median === null) return [];
  const distance = ({ price }: Candidate) => Math.abs(price / median - 1);
  const deviation = weightedMedian(sound.map((each) => ({ value: distance(each), weight: 1 }))) ?? 0;
  const bound = Math.max(OUTLIER_LEAST, OUTLIER_DEVIATIONS * deviation);
  return sound.filter((candidate) => {
    const isNear = distance(candidate) <= bound;
    if (!isNear) refused.push({ candidate, why: 'outlier' });
    return isNear;
  });
}

/** Of two that quarrel the one nearer to the reference; one alone only near it. */
function settled(
  sound: readonly Candidate[],
  { reference }: AgreeOptions,
  refused: RefusedCandidate[],
): readonly Candidate[] {
  const [first, second] = sound;
  if (!first || reference === null) return sound;
  const apart = (candidate: Candidate) => Math.abs(candidate.price / reference - 1);
  if (!second) {
    if (apart(first) <= ALONE) return sound;
    refused.push({ candidate: first, why: 'outlier' });
    return [];
  }
  if (Math.abs(first.price / second.price - 1) <= QUARREL) return sound;
  const [nearer, further] = apart(first) <= apart(second) ? [first, second] : [second, first];
  refused.push({ candidate: further, why: 'outlier' });
  return [nearer];
}

function medianOf(candidates: readonly Candidate[]): number | null {
  const weights = capAtHalf(candidates.map(({ volume }) => volume));
  return weightedMedian(
    candidates.map(({ price }, index) => ({ value: price, weight: weights[index] ?? 0 })),
  );
}
