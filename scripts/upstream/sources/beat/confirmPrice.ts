import type { AgreedPrice } from '../price/agreePrice.ts';
import { type Doubt, doubtOf, type PriceAt } from '../price/referenceCheck.ts';
import { weightedMedian } from '../price/weightedMedian.ts';

export interface Confirmation {
  readonly agreed: AgreedPrice;
  /** Why the venues' price is held back; null: it is not. */
  readonly doubt: Doubt | null;
}

/**
 * What the venues agree on, or the reference in its place where nobody confirms them: then none of their pairs is
 * believed. `listings`: prices of those who list the coin; `last`: the price that was believed last.
 */
export function confirmPrice(
  agreed: AgreedPrice,
  { listings, last, now }: { listings: readonly PriceAt[]; last: PriceAt | null; now: number },
): Confirmation {
  const { price, accepted, refused } = agreed;
  if (price === null || agreed.from !== 'venues') return { agreed, doubt: null };
  const openings = accepted.flatMap(({ opening, volume }) =>
    opening === null || opening <= 0 ? [] : [{ value: opening, weight: volume }],
  );
  const doubt = doubtOf({ price, opening: weightedMedian(openings), listings, last, now });
  if (doubt === null) return { agreed, doubt };
  const unconfirmed = accepted.map((candidate) => ({ candidate, why: 'unconfirmed' as const }));
  return {
    agreed: { price: null, from: 'reference', accepted: [], refused: [...refused, ...unconfirmed] },
    doubt,
  };
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
