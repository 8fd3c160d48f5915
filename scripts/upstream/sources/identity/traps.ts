import type { VenueName } from './venues.ts';

/** What a base means at one venue where its symbol alone would mislead: a coin's code, or null: no coin that we list. */
type Traps = Readonly<Record<string, string | null>>;

/**
 * Bases whose symbol belongs to another coin elsewhere, by venue. A name that is written otherwise stands here with the
 * code of its coin; one that two coins share stands here with null until somebody has settled it.
 */
export const traps: Readonly<Record<VenueName, Traps>> = {
  binance: { BEAMX: 'beam-2', LUNC: 'terra-luna', LUNA: 'terra-luna-2' },
  okx: { AE: null, LUNC: 'terra-luna', LUNA: 'terra-luna-2' },
  bybit: { LUNC: 'terra-luna', LUNA: 'terra-luna-2' },
  gate: { BIFI: null, BOX: null, GTC: null, MM: null, MPH: null, HIT: null },
  bitget: { OMNI: null, EVA: null, DEGEN: null, APX: null, TONCOIN: 'the-open-network' },
  coinbase: { CGLD: 'celo' },
  kraken: {
    XBT: 'bitcoin',
    XDG: 'dogecoin',
    LUNA: 'terra-luna',
    LUNA2: 'terra-luna-2',
    UST: null,
  },
  // Tokamak Network.
  upbit: { TON: null },
};

/** Coins that venues still write by a name which the coin has left behind, at every venue. */
export const formerSymbols: Traps = { RNDR: 'render-token' };
