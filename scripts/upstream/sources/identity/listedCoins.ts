import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { isSameName } from './sameName.ts';
import { formerSymbols } from './traps.ts';

/** A coin in a list of a provider that has ids of its own. */
export interface Listed {
  readonly symbol: string;
  readonly name: string;
}

/** Names that providers give a coin besides its own in our catalogue, by code. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  binancecoin: ['Binance Coin', 'BNB'],
  'usd-coin': ['USD Coin', 'USDC'],
  'bitcoin-cash-sv': ['Bitcoin SV'],
  cosmos: ['Cosmos'],
  'crypto-com-chain': ['Crypto.com Coin', 'Cronos'],
  'hedera-hashgraph': ['Hedera Hashgraph'],
  'leo-token': ['UNUS SED LEO'],
  'polygon-ecosystem-token': ['Polygon Ecosystem Token', 'POL (ex-MATIC)'],
  'render-token': ['Render Token'],
  'the-open-network': ['The Open Network'],
};

/**
 * Which of a provider's rows each of our coins is, by code: the one of its symbol and its full name. A coin that no row
 * or several rows could be is left out: another coin's supply would be worse than none.
 */
export function listedCoins<Row extends Listed>(
  coins: readonly Pick<CatalogueCoin, 'code' | 'symbol' | 'nameEn'>[],
  rows: readonly Row[],
): ReadonlyMap<string, Row> {
  const bySymbol = Map.groupBy(rows, ({ symbol }) => symbol.toUpperCase());
  const found = new Map<string, Row>();
  for (const { code, symbol, nameEn } of coins) {
    const names = [nameEn, ...(OTHER_NAMES[code] ?? [])];
    const own = symbolsOf(code, symbol)
      .flatMap((each) => bySymbol.get(each) ?? [])
      .filter(({ name }) => names.some((known) => isSameName(known, name)));
    if (own.length === 1 && own[0]) found.set(code, own[0]);
  }
  return found;
}

function symbolsOf(code: string, symbol: string): readonly string[] {
  const former = Object.keys(formerSymbols).filter((each) => formerSymbols[each] === code);
  return [...new Set([symbol.toUpperCase(), ...former])];
}
