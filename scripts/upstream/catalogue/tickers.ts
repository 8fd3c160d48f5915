import { CURRENCY_UNITS } from '@coinmirror/shared/constants/currencyUnits.ts';
import type { ContractType } from '@coinmirror/shared/constants/futures.ts';
import { coinCatalogue } from './coinCatalogue.ts';
import { exchangeCatalogue } from './exchangeCatalogue.ts';

const CONTRACT_TYPES: readonly ContractType[] = ['swap', 'cq', 'nq', 'cw', 'nw'];

/** The quote of a pair. Without an exchange a dollar stablecoin counts as the dollar, else by its own price. */
type Quote =
  | { readonly kind: 'usd'; readonly symbol: string }
  | { readonly kind: 'fiat'; readonly symbol: string }
  | { readonly kind: 'coin'; readonly symbol: string; readonly code: string };

/** A parsed ticker id. */
export interface Ticker {
  readonly id: string;
  readonly coinCode: string;
  /** null: the coin's price over all exchanges. */
  readonly exchangeCode: string | null;
  /** null: spot. */
  readonly contract: ContractType | null;
  readonly quote: Quote;
}

const DOLLARS: ReadonlySet<string> = new Set(['usd', 'usdt', 'usdc', 'fdusd', 'dai', 'tusd', 'usd1', 'usde']);
/** Units that are not fiat currencies. */
const NOT_FIAT: ReadonlySet<string> = new Set(['btc', 'eth', 'local']);
const FIATS: ReadonlySet<string> = new Set(CURRENCY_UNITS.filter((unit) => !NOT_FIAT.has(unit)));
const codes: ReadonlySet<string> = new Set(coinCatalogue.map(({ code }) => code));
const exchanges: ReadonlySet<string> = new Set(exchangeCatalogue.map(({ code }) => code));
/** Largest first, so that a shared symbol resolves to the largest coin. */
const codesBySymbol: ReadonlyMap<string, string> = new Map(
  coinCatalogue.toReversed().map(({ symbol, code }) => [symbol.toLowerCase(), code]),
);

/**
 * Parses a coin's code or symbol (its own price), `btc_usdt`, `binance_btc_usdt` or `okx_swap_btc_usdt`; ignores case.
 * null if the exchange, the coin or the quote is unknown.
 */
export function readTicker(text: string): Ticker | null {
  const id = text.toLowerCase();
  const own = codes.has(id) ? id : codesBySymbol.get(id);
  if (own !== undefined) {
    return {
      id: own,
      coinCode: own,
      exchangeCode: null,
      contract: null,
      quote: { kind: 'usd', symbol: 'usd' },
    };
  }
  const parts = id.split('_');
  const contract = CONTRACT_TYPES.find((type) => parts.length > 2 && parts.includes(type)) ?? null;
  const rest = contract === null ? parts : parts.toSpliced(parts.indexOf(contract), 1);
  const [base = '', quoteSymbol = ''] = rest.slice(-2);
  const exchangeCode = rest.length === 3 ? (rest[0] ?? '') : null;
  const coinCode = codesBySymbol.get(base);
  const quote = readQuote(quoteSymbol, exchangeCode === null);
  const known = exchangeCode === null ? rest.length === 2 : exchanges.has(exchangeCode);
  if (!known || coinCode === undefined || quote === null) return null;
  return { id, coinCode, exchangeCode, contract, quote };
}

/** The quote of a lower-case symbol; null for an unknown one. `isOverAll`: of a pair without an exchange. */
export function readQuote(symbol: string, isOverAll = false): Quote | null {
  if (symbol === 'usd' || (isOverAll && DOLLARS.has(symbol))) return { kind: 'usd', symbol };
  if (FIATS.has(symbol)) return { kind: 'fiat', symbol };
  const code = codesBySymbol.get(symbol);
  return code === undefined ? null : { kind: 'coin', symbol, code };
}

/** The id of a pair: exchange, contract (null: spot), base symbol, quote symbol. */
export function tickerId(
  exchangeCode: string,
  contract: ContractType | null,
  base: string,
  quote: string,
): string {
  const parts = contract === null ? [exchangeCode, base, quote] : [exchangeCode, contract, base, quote];
  return parts.join('_').toLowerCase();
}
