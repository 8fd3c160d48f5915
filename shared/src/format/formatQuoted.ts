import { formatPrice } from './price.ts';

/** Currencies without cents. */
const WHOLE: ReadonlySet<string> = new Set(['KRW', 'JPY', 'IDR', 'VND', 'CLP']);
/** Below, even their prices have decimals. */
const LARGE = 1000;

/** A price in a pair's quote currency: 7,677,072 in KRW, which has no cents. */
export function formatQuoted(price: number | null, quote: string): string {
  const isWhole = price !== null && price >= LARGE && WHOLE.has(quote.toUpperCase());
  return formatPrice(isWhole ? Math.round(price) : price, isWhole ? 0 : undefined);
}
