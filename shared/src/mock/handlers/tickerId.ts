import type { Coin } from './coinBook.ts';

/** Quotes counted as one US dollar. */
const DOLLARS: ReadonlySet<string> = new Set(['usd', 'usdt', 'usdc', 'fdusd', 'dai', 'tusd', 'busd', 'usds']);
const CONTRACTS: ReadonlySet<string> = new Set(['swap', 'cq', 'nq', 'cw', 'nw']);

/** What a ticker id names. `quote` null: US dollars. */
export interface TickerPair {
  readonly base: Coin;
  readonly quote:
    | { readonly kind: 'coin'; readonly coin: Coin }
    | { readonly kind: 'fiat'; readonly code: string }
    | null;
}

/**
 * Reads `binance_btc_usdt`, `okx_swap_btc_usdt`, `btc_usdt` or a coin's own code. A symbol that several coins
 * share means the largest of them. null when the coin or the quote is unknown; `isFiat` says which currencies
 * the rate table holds.
 */
export function readTickerId(
  id: string,
  coins: readonly Coin[],
  isFiat: (code: string) => boolean,
): TickerPair | null {
  const own = coins.find(({ facts }) => facts.code === id);
  if (own) return { base: own, quote: null };
  const parts = id
    .toLowerCase()
    .split('_')
    .filter((part) => !CONTRACTS.has(part));
  const [baseSymbol, quoteSymbol] = parts.slice(-2);
  if (!baseSymbol || !quoteSymbol) return null;
  const base = bySymbol(coins, baseSymbol);
  if (!base) return null;
  if (DOLLARS.has(quoteSymbol)) return { base, quote: null };
  if (isFiat(quoteSymbol)) return { base, quote: { kind: 'fiat', code: quoteSymbol } };
  const coin = bySymbol(coins, quoteSymbol);
  return coin ? { base, quote: { kind: 'coin', coin } } : null;
}

/** Coins come in rank order, so the first is the largest. */
function bySymbol(coins: readonly Coin[], symbol: string): Coin | undefined {
  return coins.find(({ facts }) => facts.symbol.toLowerCase() === symbol);
}
