/** A pair's two symbols, in capitals. */
export interface PairSymbols {
  readonly base: string;
  readonly quote: string;
}

/** Reads a venue's own name of a pair, in capitals; null for one that cannot be told apart. */
export type SplitPair = (name: string) => PairSymbols | null;

/** Quotes of venues that write both symbols without a sign between them; a longer one is tried before a shorter. */
const QUOTES = [
  'FDUSD',
  'USDT',
  'USDC',
  'TUSD',
  'USDE',
  'USD1',
  'USDQ',
  'USDR',
  'EUR',
  'USD',
  'BTC',
  'ETH',
  'BNB',
  'TRY',
  'BRL',
  'JPY',
];

/** Names with a sign between both symbols. */
export function bySign(sign: string): SplitPair {
  return (name) => {
    const [base, quote, ...more] = name.split(sign);
    return base && quote && more.length === 0 ? { base, quote } : null;
  };
}

/** Names that end with one of the quotes. */
export function byEnding(quotes: readonly string[] = QUOTES): SplitPair {
  return (name) => {
    const quote = quotes.find((ending) => name.endsWith(ending) && name.length > ending.length);
    return quote === undefined ? null : { base: name.slice(0, -quote.length), quote };
  };
}
