import { identityTable } from './identityTable.ts';
import type { VenueName } from './venues.ts';

/** What a base means at one venue where its symbol alone would mislead: a coin's code, or null: no coin that we list. */
export type Traps = Readonly<Record<string, string | null>>;

const trapsAt = (venue: VenueName): Traps =>
  Object.fromEntries(
    identityTable.filter((row) => row.venue === venue).map(({ base, code }) => [base, code]),
  );

/** Bases whose symbol belongs to another coin elsewhere, by venue: the rows of `identity.tsv`. */
export const traps: Readonly<Record<VenueName, Traps>> = {
  binance: trapsAt('binance'),
  okx: trapsAt('okx'),
  bybit: trapsAt('bybit'),
  gate: trapsAt('gate'),
  bitget: trapsAt('bitget'),
  coinbase: trapsAt('coinbase'),
  kraken: trapsAt('kraken'),
  upbit: trapsAt('upbit'),
};

/** Coins that venues still write by a name which the coin has left behind, at every venue. */
export const formerSymbols: Traps = { RNDR: 'render-token' };
