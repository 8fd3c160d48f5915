import type { VenueName } from './venues.ts';

/** A pair's two symbols, in capitals. */
export interface PairSymbols {
  readonly base: string;
  readonly quote: string;
}

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
/** Kraken's; no TUSD among them, so that USDTUSD is Tether in dollars. */
const KRAKEN_QUOTES = ['USDT', 'USDC', 'USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CHF', 'JPY', 'XBT', 'ETH', 'BTC'];

/** Kraken's old pairs: X before a coin of three letters, Z before a currency; Tether came without. */
const KRAKEN_OLD = /^(?:[XZ](?<old>[A-Z]{3})|(?<tether>USDT))[XZ](?<quote>[A-Z]{3})$/;

/** Reads a venue's own name of a pair; null for one that cannot be told apart. */
export function splitPair(venue: VenueName, symbol: string): PairSymbols | null {
  const name = symbol.toUpperCase();
  switch (venue) {
    case 'okx':
    case 'coinbase':
      return bySign(name, '-');
    case 'gate':
      return bySign(name, '_');
    case 'upbit': {
      const pair = bySign(name, '-');
      return pair && { base: pair.quote, quote: pair.base };
    }
    case 'kraken': {
      const { old, tether, quote } = KRAKEN_OLD.exec(name)?.groups ?? {};
      const base = old ?? tether;
      return base && quote ? { base, quote } : byEnding(name, KRAKEN_QUOTES);
    }
    default:
      return byEnding(name, QUOTES);
  }
}

function bySign(name: string, sign: string): PairSymbols | null {
  const [base, quote, ...more] = name.split(sign);
  return base && quote && more.length === 0 ? { base, quote } : null;
}

function byEnding(name: string, quotes: readonly string[]): PairSymbols | null {
  const quote = quotes.find((ending) => name.endsWith(ending) && name.length > ending.length);
  return quote === undefined ? null : { base: name.slice(0, -quote.length), quote };
}
