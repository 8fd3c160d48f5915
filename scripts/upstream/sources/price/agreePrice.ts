import { type Candidate, type Refusal, refusalOf } from './candidate.ts';
import { freshOf, isWithin } from './freshListing.ts';
import type { PriceAt } from './referenceCheck.ts';
import { type Voice, voicesOf } from './voices.ts';
import { capAtHalf, weightedMedian } from './weightedMedian.ts';
import { withoutOutliers } from './withoutOutliers.ts';

/** What is agreed on for a coin, and who was heard. */
export interface AgreedPrice {
  /** USD; null where nobody is believed and nothing is known besides. */
  readonly price: number | null;
  /** Where it is from: of the venues that were accepted, or of the reference. */
  readonly from: 'venues' | 'reference';
  readonly accepted: readonly Candidate[];
  /** What the accepted say, one voice a venue, each with the weight that it had in the median; empty without any. */
  readonly voices: readonly WeighedVoice[];
  readonly refused: readonly RefusedCandidate[];
}

/** A venue's word, and how much it counts: its turnover in USD, cut to what all others have together. */
export interface WeighedVoice extends Voice<Candidate> {
  readonly weight: number;
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
  /** What a second source says, USD; null: nothing. It settles a quarrel. */
  readonly reference: number | null;
  /** Prices of those who list the coin: one venue alone is measured by the fresh ones. */
  readonly listings: readonly PriceAt[];
  /** Pairs that are not believed for now: `venue symbol`. */
  readonly quarantined: ReadonlySet<string>;
}

/** Two prices that are further apart (a fraction) quarrel. */
const QUARREL = 0.03;
/** One venue alone is believed as near as this to a fresh listing. */
const ALONE = 0.1;

/**
 * One price of a coin: the median of its venues' prices weighted by their turnover, none above half of the weight,
 * without those that are far from it. A venue is one voice, the mean of its pairs. Distance is to the other venues at the
 * same time, never to yesterday: a real fall is no outlier.
 */
export function agreePrice(candidates: readonly Candidate[], options: AgreeOptions): AgreedPrice {
  const refused: RefusedCandidate[] = [];
  const sound = candidates.filter((candidate) => {
    const isHeld = options.quarantined.has(pairName(candidate));
    const why = isHeld ? 'quarantined' : refusalOf(candidate, options.rank, options.now);
    if (why !== null) refused.push({ candidate, why });
    return why === null;
  });
  const near = nearOf(sound, options);
  const accepted = sound.filter((candidate) => near.has(candidate));
  refused.push(
    ...sound.flatMap((candidate) =>
      near.has(candidate) ? [] : [{ candidate, why: 'outlier' } satisfies RefusedCandidate],
    ),
  );
  const voices = weighed(voicesOf(accepted));
  const price = weightedMedian(voices.map(({ price: value, weight }) => ({ value, weight })));
  if (price !== null) return { price, from: 'venues', accepted, voices, refused };
  return { price: options.reference, from: 'reference', accepted: [], voices: [], refused };
}

/** How a pair is named in quarantine. */
export function pairName({ venue, symbol }: Pick<Candidate, 'venue' | 'symbol'>): string {
  return `${venue} ${symbol}`;
}

/** How many venues speak, however many pairs they have. */
export function venuesOf(candidates: readonly Pick<Candidate, 'venue'>[]): readonly string[] {
  return [...new Set(candidates.map(({ venue }) => venue))];
}

function nearOf(sound: readonly Candidate[], options: AgreeOptions): ReadonlySet<Candidate> {
  const isMany = venuesOf(sound).length >= 3;
  return new Set(isMany ? withoutOutliers(sound, options.reference).near : settled(sound, options));
}

/** Of two venues that quarrel the one nearer to the reference; one alone only near a fresh listing. */
function settled(sound: readonly Candidate[], options: AgreeOptions): readonly Candidate[] {
  const { reference } = options;
  const [first, second] = voicesOf(voicesOf(sound).flatMap((voice) => inAccord(voice, reference)));
  if (!first) return [];
  if (!second) return isBelievedAlone(first, options) ? first.pairs : [];
  const both = [...first.pairs, ...second.pairs];
  if (reference === null || Math.abs(first.price / second.price - 1) <= QUARREL) return both;
  const apart = ({ price }: Voice<Candidate>) => Math.abs(price / reference - 1);
  return apart(first) <= apart(second) ? first.pairs : second.pairs;
}

/** The pairs of one venue that agree: with the reference where one of them is near it, and with the busier ones. */
function inAccord({ pairs }: Voice<Candidate>, reference: number | null): readonly Candidate[] {
  const near = reference === null ? [] : pairs.filter(({ price }) => isWithin(ALONE, price, reference));
  const heard = near.length > 0 ? near : pairs;
  const middle = weightedMedian(heard.map(({ price, volume }) => ({ value: price, weight: volume })));
  return middle === null ? [] : heard.filter(({ price }) => isWithin(QUARREL, price, middle));
}

function isBelievedAlone({ price }: Voice<Candidate>, { listings, now }: AgreeOptions): boolean {
  const fresh = freshOf(listings, now);
  return fresh.length === 0 || fresh.some((one) => isWithin(ALONE, price, one.price));
}

function weighed(voices: readonly Voice<Candidate>[]): readonly WeighedVoice[] {
  const weights = capAtHalf(voices.map(({ volume }) => volume));
  // Written out: this is made of every coin in every cycle.
  return voices.map(({ venue, price, volume, pairs }, index) => {
    return { venue, price, volume, pairs, weight: weights[index] ?? 0 };
  });
}
