import { placesForSignificant } from '../format/decimal.ts';
import { isKnown } from '../format/missing.ts';
import { pricePlaces } from '../format/price.ts';

/** Digits below which the candles of a quiet hour would all have the same four prices. */
const LEAST_DIGITS = 4;
/** Decimals of the smallest price there is. */
const MOST_PLACES = 12;
/** Decimals of a pair whose price is unknown. */
const UNKNOWN_PLACES = 2;
/** A price this many times higher or lower than the reference becomes the reference. */
const FAR = 10;

/**
 * Decimals of all prices of a pair, from its reference price: those of the price bands, which headers and lists use, so
 * that book, trades, axis, legend and marks agree with them; but at least four significant digits (the band from 0.01 to
 * 0.1 has three): 61,971 → 2, 0.5083 → 4, 0.03556 → 5, 0.0000123 → 8. An unknown price → 2.
 */
export function pairPrecision(reference: number | null | undefined): number {
  if (!isKnown(reference) || !(reference > 0)) return UNKNOWN_PLACES;
  const least = placesForSignificant(reference, LEAST_DIGITS);
  return Math.min(Math.max(pricePlaces(reference), least), MOST_PLACES);
}

/**
 * The reference price after the next price: it stays until the price is ten times higher or lower, so that a pair whose
 * price hovers about a power of ten keeps its decimals. null until a price is known.
 */
export function nextReference(reference: number | null, price: number | null | undefined): number | null {
  if (!isKnown(price) || !(price > 0)) return reference;
  if (reference === null) return price;
  return price >= reference * FAR || price <= reference / FAR ? price : reference;
}
