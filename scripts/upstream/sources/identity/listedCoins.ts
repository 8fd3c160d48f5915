import { createIsNameOf, type NamedCoin } from './coinNames.ts';
import { formerSymbols } from './symbolOverrides.ts';

/** A coin in a list of a provider that has ids of its own. */
export interface Listed {
  readonly symbol: string;
  readonly name: string;
}

/**
 * Which of a provider's rows each of our coins is, by code: the one of its symbol and its full name. A coin that no row
 * or several rows could be is left out: another coin's supply would be worse than none.
 */
export function listedCoins<Row extends Listed>(
  coins: readonly NamedCoin[],
  rows: readonly Row[],
): ReadonlyMap<string, Row> {
  const bySymbol = Map.groupBy(rows, ({ symbol }) => symbol.toUpperCase());
  const isNameOf = createIsNameOf(coins);
  const found = new Map<string, Row>();
  for (const { code, symbol } of coins) {
    const own = symbolsOf(code, symbol)
      .flatMap((each) => bySymbol.get(each) ?? [])
      .filter(({ name }) => isNameOf(code, name));
    if (own.length === 1 && own[0]) found.set(code, own[0]);
  }
  return found;
}

function symbolsOf(code: string, symbol: string): readonly string[] {
  const former = Object.keys(formerSymbols).filter((each) => formerSymbols[each] === code);
  return [...new Set([symbol.toUpperCase(), ...former])];
}
