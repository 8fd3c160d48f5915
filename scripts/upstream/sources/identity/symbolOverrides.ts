import type { VenueName } from '../exchanges/exchanges.ts';
import { identityTable } from './identityTable.ts';

/** What a base means at one venue where its symbol alone would mislead: a coin's code, or null: no coin that we list. */
export type SymbolOverrides = Readonly<Record<string, string | null>>;

/** Bases whose symbol belongs to another coin elsewhere, by venue: the rows of `identity.tsv`. */
export const symbolOverrides: ReadonlyMap<VenueName, SymbolOverrides> = new Map(
  [...Map.groupBy(identityTable, ({ venue }) => venue)].map(([venue, rows]) => [
    venue,
    Object.fromEntries(rows.map(({ base, code }) => [base, code])),
  ]),
);

/** Coins that venues still write by a name which the coin has left behind, at every venue. */
export const formerSymbols: SymbolOverrides = { RNDR: 'render-token' };
