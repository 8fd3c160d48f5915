import { type AgreedPrice, type AgreeOptions, agreePrice } from '../price/agreePrice.ts';
import type { Candidate, Refusal } from '../price/candidate.ts';
import { type Doubt, doubtOf, isFar, type PriceAt } from '../price/referenceCheck.ts';
import { weightedMedian } from '../price/weightedMedian.ts';

export interface Confirmation {
  readonly agreed: AgreedPrice;
  /** Why the price of most venues is held back; null: it is not. */
  readonly doubt: Doubt | null;
}

export interface ConfirmOptions extends Omit<AgreeOptions, 'quarantined'> {
  /** Prices of those who list the coin. */
  readonly listings: readonly PriceAt[];
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
  const { listings, now } = options;
  const doubt = doubtOfVenues(agreed, options);
  if (doubt === null) return { agreed, doubt };
  const isListed = ({ price }: Candidate) => listings.some((one) => !isFar(price, one.price, now - one.at));
  const [few, others] = parted(
    agreed.refused,
    ({ candidate, why }) => BY_OTHERS.has(why) && isListed(candidate),
  );
  const second = agreePrice(
    few.map(({ candidate }) => candidate),
    { ...options, quarantined: new Set() },
  );
  const unconfirmed = agreed.accepted.map((candidate) => ({ candidate, why: 'unconfirmed' as const }));
  const refused = [...others, ...unconfirmed, ...second.refused];
  if (second.from === 'venues') return { agreed: { ...second, refused }, doubt };
  return { agreed: { price: null, from: 'reference', accepted: [], refused }, doubt };
}

function doubtOfVenues(
  { price, from, accepted }: AgreedPrice,
  { listings, last, now }: ConfirmOptions,
): Doubt | null {
  if (price === null || from !== 'venues') return null;
  const openings = accepted.flatMap(({ opening, volume }) =>
    opening === null || opening <= 0 ? [] : [{ value: opening, weight: volume }],
  );
  return doubtOf({ price, opening: weightedMedian(openings), listings, last, now });
}

function parted<One>(
  all: readonly One[],
  isFirst: (one: One) => boolean,
): readonly [readonly One[], readonly One[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

/** A doubt in the words of the page of sources. */
export function doubtInWords({ by, times }: Doubt): string {
  const factor = times < 10 ? times.toFixed(1) : Math.round(times).toString();
  return `各交易所一致，但与${AGAINST[by]}相差 ${factor} 倍，待两类来源一致`;
}

const AGAINST: Readonly<Record<Doubt['by'], string>> = {
  listing: '行情数据商的报价',
  last: '上一次可信的价格',
  opening: '自身 24 小时前的价格',
};
