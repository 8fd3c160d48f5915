import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import type { VenueName } from '../exchanges/exchanges.ts';
import { formerSymbols, type Traps, traps } from './traps.ts';

/** Finds the code of the coin that a venue means by a base; null for none, or one that is not certain. */
export type CoinOf = (venue: VenueName, base: string) => string | null;

/**
 * Makes the finder from the coins that exist: a symbol names the one coin that bears it; where two do, or a venue is
 * known to mean another, the table of identities tells, and without a word of it nobody is meant.
 */
export function createCoinOf(
  coins: readonly Pick<CatalogueCoin, 'code' | 'symbol'>[],
  told: ReadonlyMap<VenueName, Traps> = traps,
): CoinOf {
  const codes = new Set(coins.map(({ code }) => code));
  const bySymbol = Map.groupBy(coins, ({ symbol }) => symbol.toUpperCase());
  const known = (code: string | null | undefined) => (code && codes.has(code) ? code : null);
  return (venue, base) => {
    const symbol = base.toUpperCase();
    const atVenue = told.get(venue);
    if (atVenue && Object.hasOwn(atVenue, symbol)) return known(atVenue[symbol]);
    if (Object.hasOwn(formerSymbols, symbol)) return known(formerSymbols[symbol]);
    const bearers = bySymbol.get(symbol) ?? [];
    return bearers.length === 1 ? known(bearers[0]?.code) : null;
  };
}
