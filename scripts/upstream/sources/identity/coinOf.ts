import type { VenueName } from '../exchanges/exchanges.ts';
import { createIsNameOf, type NamedCoin } from './coinNames.ts';
import { formerSymbols, type SymbolOverrides, symbolOverrides } from './symbolOverrides.ts';
import { type Deciding, type ListedBase, type Meaning, meaningsOf } from './venueList.ts';

/** Finds the code of the coin that a venue means by a base; null for none, or one that is not certain. */
export type CoinOf = (venue: VenueName, base: string) => string | null;

/** The same, and how certain it is. */
export interface CoinFinder extends CoinOf {
  /** Whether the venue reports the coin's own full name beside the symbol. */
  isNamed(venue: VenueName, base: string): boolean;
}

/** What trades at a venue, by its newest list; null: not known. The same array for as long as it says the same. */
export type ListOf = (venue: VenueName) => readonly ListedBase[] | null;

/**
 * Makes the finder from the coins that exist. The table of identities decides; without a word of it a symbol names the
 * one coin that bears it, where the full name that the venue reports is that coin's too (`venueList.ts`).
 */
export function createCoinOf(
  coins: readonly NamedCoin[],
  reported: ReadonlyMap<VenueName, SymbolOverrides> = symbolOverrides,
  listOf: ListOf = () => null,
): CoinFinder {
  const decidingOf = createDeciding(coins, reported);
  const made = new Map<
    VenueName,
    { readonly list: object; readonly meanings: ReadonlyMap<string, Meaning> }
  >();

  function meaningOf(venue: VenueName, base: string): Meaning {
    const symbol = base.toUpperCase();
    const list = listOf(venue);
    const known = list === null ? undefined : meanings(venue, list).get(symbol);
    if (known !== undefined) return known;
    const { decided, ruled } = decidingOf(venue);
    const code = decided(symbol);
    return { code: code === undefined ? ruled(symbol) : code, isNamed: false };
  }

  function meanings(venue: VenueName, list: readonly ListedBase[]): ReadonlyMap<string, Meaning> {
    const before = made.get(venue);
    if (before?.list === list) return before.meanings;
    const after = meaningsOf(list, decidingOf(venue));
    made.set(venue, { list, meanings: after });
    return after;
  }

  return Object.assign((venue: VenueName, base: string) => meaningOf(venue, base).code, {
    isNamed: (venue: VenueName, base: string) => meaningOf(venue, base).isNamed,
  });
}

/** What a base means by symbol and full name, without any table. */
export function createRule(coins: readonly NamedCoin[]) {
  const { ruled, isNameOf } = createDeciding(coins, new Map())('binance');
  return ({ base, fullName }: ListedBase): string | null => {
    const code = ruled(base);
    return code === null || fullName === null || isNameOf(code, fullName) ? code : null;
  };
}

function createDeciding(coins: readonly NamedCoin[], reported: ReadonlyMap<VenueName, SymbolOverrides>) {
  const codes = new Set(coins.map(({ code }) => code));
  const bySymbol = Map.groupBy(coins, ({ symbol }) => symbol.toUpperCase());
  const known = (code: string | null | undefined) => (code && codes.has(code) ? code : null);
  const isNameOf = createIsNameOf(coins);
  const ruled = (symbol: string): string | null => {
    if (Object.hasOwn(formerSymbols, symbol)) return known(formerSymbols[symbol]);
    const bearers = bySymbol.get(symbol) ?? [];
    return bearers.length === 1 ? known(bearers[0]?.code) : null;
  };
  return (venue: VenueName): Deciding => {
    const atVenue = reported.get(venue);
    return {
      decided: (symbol) => (atVenue && Object.hasOwn(atVenue, symbol) ? known(atVenue[symbol]) : undefined),
      ruled,
      isNameOf,
    };
  };
}
