import { roundSignificant } from '../format/decimal.ts';

/** A quote of a receipt: USD, % of all weights, % that its place adds (null: nothing is taken off). */
export interface WeighedQuote {
  readonly price: number;
  readonly weight: number;
  readonly premium: number | null;
}

/**
 * A quote as a line of the sum. `part` of a median: % of the weight reached with it, counted from the lowest price; of a
 * mean: USD that it adds.
 */
export type SumLine<Quote> = Quote & { readonly part: number };

/** The sum written out, and what comes of it; null where the rule makes no price of quotes. */
export interface ReceiptSum<Quote> {
  readonly lines: readonly SumLine<Quote>[];
  readonly value: number | null;
  /** Of a median: the quote it is, or the two around the middle. */
  readonly middle: readonly SumLine<Quote>[];
}

/** % that the weights of a receipt are off by at most, all together. */
const EXACTLY = 1e-7;
/** Significant digits of a simulated price. */
const DIGITS = 7;

/** Reckons a price again from the quotes and weights of its receipt, as a reader with a pencil does. */
export function receiptSum<Quote extends WeighedQuote>(
  rule: 'median' | 'premium' | 'last' | 'listing',
  quotes: readonly Quote[],
): ReceiptSum<Quote> {
  if (rule === 'median') return medianOf(quotes);
  return rule === 'premium' ? meanOf(quotes) : { lines: [], value: null, middle: [] };
}

function medianOf<Quote extends WeighedQuote>(quotes: readonly Quote[]): ReceiptSum<Quote> {
  const sorted = quotes.toSorted((one, other) => one.price - other.price);
  const whole = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let reached = 0;
  const lines = sorted.map((quote) => {
    reached += quote.weight;
    return { ...quote, part: whole > 0 ? (reached / whole) * 100 : 0 };
  });
  const at = lines.findIndex(({ part, weight }) => weight > 0 && part >= 50 - EXACTLY);
  const first = lines[at];
  if (first === undefined || whole <= 0) return { lines, value: null, middle: [] };
  const next = lines.slice(at + 1).find(({ weight }) => weight > 0);
  if (next === undefined || first.part > 50 + EXACTLY) return { lines, value: first.price, middle: [first] };
  return { lines, value: (first.price + next.price) / 2, middle: [first, next] };
}

function meanOf<Quote extends WeighedQuote>(quotes: readonly Quote[]): ReceiptSum<Quote> {
  const whole = quotes.reduce((sum, { weight }) => sum + weight, 0);
  if (whole <= 0) return { lines: [], value: null, middle: [] };
  const lines = quotes.map((quote) => {
    const { price, weight, premium } = quote;
    return { ...quote, part: (weight / whole) * (price / (1 + (premium ?? 0) / 100)) };
  });
  const sum = lines.reduce((total, { part }) => total + part, 0);
  return { lines, value: Number(roundSignificant(sum, DIGITS)), middle: [] };
}
