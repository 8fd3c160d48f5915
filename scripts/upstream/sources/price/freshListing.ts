import type { Candidate } from './candidate.ts';
import type { PriceAt } from './referenceCheck.ts';
import { voicesOf } from './voices.ts';

const MINUTE = 60_000;

/** ms: what those who list a coin said longer ago is no price of now. */
const FRESH = 10 * MINUTE;
/** A price that is further (a fraction) from every fresh listing is another coin's until somebody vouches for it. */
const FAR = 0.3;
/** USD within 24 hours: a venue that trades less proves nothing by itself. */
const REAL_TURNOVER = 100_000;
/** Venues that bear each other out are as near as this (a fraction) to the price. */
const SAME = 0.03;

/** The listings of the last ten minutes. */
export function freshOf(listings: readonly PriceAt[], now: number): readonly PriceAt[] {
  return listings.filter(({ price, at }) => price > 0 && Math.abs(now - at) <= FRESH);
}

/** Whether a price is within some part of another. */
export function isWithin(part: number, price: number, other: number): boolean {
  return Math.abs(price / other - 1) <= part;
}

/** The fresh listing that is nearest to a price (USD), where that is more than 30 % off all of them; else null. */
export function offListings(price: number, listings: readonly PriceAt[], now: number): number | null {
  const nearest = nearestOf(price, freshOf(listings, now));
  return nearest === null || isWithin(FAR, price, nearest) ? null : nearest;
}

/** The listing that is nearest to a price, USD; null without any. */
export function nearestOf(price: number, listings: readonly PriceAt[]): number | null {
  const distance = ({ price: other }: PriceAt) => Math.abs(price / other - 1);
  return listings.toSorted((one, other) => distance(one) - distance(other))[0]?.price ?? null;
}

/**
 * Whether venues vouch for a price that no listing confirms: two that trade in earnest say it, and one of them tells the
 * coin by its full name. A symbol alone proves nothing: the same other coin may bear it on all venues.
 */
export function isVouchedFor(price: number, accepted: readonly Candidate[]): boolean {
  const sure = voicesOf(accepted).filter(
    (voice) => voice.volume >= REAL_TURNOVER && isWithin(SAME, voice.price, price),
  );
  return sure.length >= 2 && sure.some(({ pairs }) => pairs.some(({ isNamed }) => isNamed));
}
