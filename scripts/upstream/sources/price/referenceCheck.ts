/** A price in USD, and when it was one, epoch ms. */
export interface PriceAt {
  readonly price: number;
  readonly at: number;
}

/** What one kind of source claims of a coin's price, with all that others know of it. */
export interface PriceClaim {
  /** USD: what the exchanges agree on. */
  readonly price: number;
  /** USD: what they say it was 24 hours ago; null where none tells. */
  readonly opening: number | null;
  /** What those say who list the coin at a price of their own. */
  readonly listings: readonly PriceAt[];
  /** The price that was believed last; null: none yet. */
  readonly last: PriceAt | null;
  /** Epoch ms. */
  readonly now: number;
}

/** Why a price is not believed: what contradicts it, and by which factor (above 1). */
export interface Doubt {
  readonly by: 'listing' | 'last' | 'opening';
  readonly times: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** ms: a price that moved from one believed so recently is a market's, whoever else is late. */
const RECENT = 10 * MINUTE;
/** The largest factor between two numbers of one coin that a market makes, by the age of the older one (ms). */
const WITHIN = [
  { age: 15 * MINUTE, factor: 3 },
  { age: 24 * HOUR, factor: 8 },
  { age: Number.POSITIVE_INFINITY, factor: 50 },
] as const;
/** Coins are redenominated, and decimals misplaced, by powers of ten; this near to one (a fraction). */
const NEAR_POWER = 0.1;

/**
 * What contradicts the exchanges' price; null: it is believed. One kind of source alone proves nothing against another: a
 * price is believed that any listing confirms, or that has moved from one believed a moment ago as markets move. What
 * neither confirms is held back until both kinds agree. Where nobody lists the coin its own past decides.
 */
export function doubtOf({ price, opening, listings, last, now }: PriceClaim): Doubt | null {
  const agrees = (one: PriceAt) => !isFar(price, one.price, now - one.at);
  if (listings.some(agrees)) return null;
  if (last !== null && now - last.at <= RECENT && agrees(last)) return null;
  const nearest = listings.map((one) => factorOf(price, one.price)).toSorted((one, other) => one - other)[0];
  if (nearest !== undefined) return { by: 'listing', times: nearest };
  if (last !== null && !agrees(last)) return { by: 'last', times: factorOf(price, last.price) };
  if (opening !== null && isFar(price, opening, 24 * HOUR))
    return { by: 'opening', times: factorOf(price, opening) };
  return null;
}

/** How many times the larger of two prices is the smaller one. */
export function factorOf(one: number, other: number): number {
  return Math.max(one / other, other / one);
}

/** Whether two prices of a coin, so many ms apart, are of no one market. */
export function isFar(one: number, other: number, age: number): boolean {
  if (!(one > 0 && other > 0)) return true;
  const factor = factorOf(one, other);
  const most = WITHIN.find((row) => age <= row.age)?.factor ?? 0;
  return !(factor <= most) || isPowerOfTen(factor);
}

/** Whether a factor is about 10, 100, 1,000 …: that is no market's move, however long it took. */
function isPowerOfTen(factor: number): boolean {
  const power = Math.round(Math.log10(factor));
  return power >= 1 && Math.abs(factor / 10 ** power - 1) <= NEAR_POWER;
}
