import { type AgreedPrice, type AgreeOptions, agreePrice, venuesOf } from '../price/agreePrice.ts';
import type { Candidate, Refusal } from '../price/candidate.ts';
import { freshOf, isVouchedFor, nearestOf, offListings } from '../price/freshListing.ts';
import { type Doubt, doubtOf, isFar, type PriceAt } from '../price/referenceCheck.ts';
import { voicesOf } from '../price/voices.ts';
import { weightedMedian } from '../price/weightedMedian.ts';

/** A listing of the last ten minutes that contradicts most venues, or the only one. */
export interface FreshDoubt {
  readonly by: 'fresh' | 'alone';
  /** How far they are from it, a fraction of it. */
  readonly apart: number;
}

/** A price that is held back: why, and who says it. */
export interface HeldPrice {
  readonly doubt: Doubt | FreshDoubt;
  /** USD. */
  readonly price: number;
  readonly sourceNames: readonly string[];
}

export interface Confirmation {
  readonly agreed: AgreedPrice;
  /** What of most venues, or of the only one, is held back; null: nothing. */
  readonly held: HeldPrice | null;
}

export interface ConfirmOptions extends Omit<AgreeOptions, 'quarantined'> {
  /** The price that was believed last; null: none yet. */
  readonly last: PriceAt | null;
}

/** Refusals by other venues' prices, which say nothing where those are not confirmed themselves. */
const BY_OTHERS: ReadonlySet<Refusal> = new Set(['outlier', 'quarantined']);

/**
 * What the venues agree on. Where nobody confirms them: what those of them agree on whom a listing confirms, however few,
 * else the reference. Pairs of the others are not believed.
 */
export function confirmPrice(agreed: AgreedPrice, options: ConfirmOptions): Confirmation {
  const { price, from, accepted } = agreed;
  if (price === null || from !== 'venues') return { agreed, held: refusedAlone(agreed, options) };
  const doubt = doubtOfVenues(price, accepted, options);
  if (doubt === null) return { agreed, held: null };
  const held = { doubt, price, sourceNames: venuesOf(accepted) };
  const [few, others] = parted(
    agreed.refused,
    ({ candidate, why }) => BY_OTHERS.has(why) && isListed(candidate, options),
  );
  const second = agreePrice(
    few.map(({ candidate }) => candidate),
    { ...options, quarantined: new Set() },
  );
  const unconfirmed = accepted.map((candidate) => ({ candidate, why: 'unconfirmed' as const }));
  const refused = [...others, ...unconfirmed, ...second.refused];
  if (second.from === 'venues') return { agreed: { ...second, refused }, held };
  return { agreed: { price: null, from: 'reference', accepted: [], voices: [], refused }, held };
}

/** Whether one of those who list the coin confirms a candidate: a fresh one where there is one. */
function isListed({ price }: Candidate, { listings, now }: ConfirmOptions): boolean {
  if (freshOf(listings, now).length > 0 && offListings(price, listings, now) !== null) return false;
  return listings.some((one) => !isFar(price, one.price, now - one.at));
}

function doubtOfVenues(
  price: number,
  accepted: readonly Candidate[],
  { listings, last, now }: ConfirmOptions,
): Doubt | FreshDoubt | null {
  const openings = accepted.flatMap(({ opening, volume }) =>
    opening === null || opening <= 0 ? [] : [{ value: opening, weight: volume }],
  );
  const doubt = doubtOf({ price, opening: weightedMedian(openings), listings, last, now });
  if (doubt !== null) return doubt;
  const listed = offListings(price, listings, now);
  return listed === null || isVouchedFor(price, accepted)
    ? null
    : { by: 'fresh', apart: Math.abs(price / listed - 1) };
}

/** The word of the only venue, which a fresh listing contradicts. */
function refusedAlone({ refused }: AgreedPrice, { listings, now }: ConfirmOptions): HeldPrice | null {
  const outliers = refused.flatMap(({ candidate, why }) => (why === 'outlier' ? [candidate] : []));
  const voice = voicesOf(outliers)[0];
  const listed = voice ? nearestOf(voice.price, freshOf(listings, now)) : null;
  if (!voice || listed === null) return null;
  const doubt: FreshDoubt = { by: 'alone', apart: Math.abs(voice.price / listed - 1) };
  return { doubt, price: voice.price, sourceNames: [voice.venue] };
}

function parted<One>(
  all: readonly One[],
  isFirst: (one: One) => boolean,
): readonly [readonly One[], readonly One[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

/** A doubt in the words of the page of sources. */
export function doubtInWords(doubt: Doubt | FreshDoubt): string {
  if ('apart' in doubt) {
    const percent = `${Math.round(doubt.apart * 100)}%`;
    return doubt.by === 'alone'
      ? `只有一家交易所报价，且与行情数据商十分钟内的报价相差 ${percent}，待两者一致`
      : `与行情数据商十分钟内的报价相差 ${percent}，又没有两家交易所以币种全名佐证，待两类来源一致`;
  }
  const { by, times } = doubt;
  const factor = times < 10 ? times.toFixed(1) : Math.round(times).toString();
  return `各交易所一致，但与${AGAINST[by]}相差 ${factor} 倍，待两类来源一致`;
}

const AGAINST: Readonly<Record<Doubt['by'], string>> = {
  listing: '行情数据商的报价',
  last: '上一次可信的价格',
  opening: '自身 24 小时前的价格',
};
