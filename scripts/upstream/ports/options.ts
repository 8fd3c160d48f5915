import type { Port } from './port.ts';

/** Options on coins. */
export interface OptionsPort extends Port {
  /** The options of a coin; null for one without an options market. */
  of(code: string): Promise<OptionMarket | null>;
  /** The index of a coin's expected volatility (DVOL) by hour over `INDEX_DAYS`, oldest first; null for one without. */
  volatilityIndex(code: string): Promise<readonly VolatilityPoint[] | null>;
}

/** Days of the volatility index. */
export const INDEX_DAYS = 30;

export interface VolatilityPoint {
  /** Epoch ms. */
  readonly time: number;
  /** Expected volatility of the next 30 days, % a year. */
  readonly value: number;
}

/** Sizes in coins; prices in coins too, but for strikes and forwards; volatility in % a year. */
export interface OptionMarket {
  /** Nearest first. */
  readonly expiries: readonly OptionExpiry[];
  /** Their sizes add up to those of all options. */
  readonly venues: readonly OptionVenue[];
}

/** The options that expire at an instant. */
export interface OptionExpiry {
  /** Epoch ms. */
  readonly expiresAt: number;
  /** The coin's price for that day, USD: what its options are priced by. */
  readonly forward: number;
  /** Lowest first. */
  readonly strikes: readonly OptionStrike[];
}

export interface OptionStrike {
  /** USD. */
  readonly strike: number;
  readonly call: OptionSide;
  readonly put: OptionSide;
}

/** The call or the put of a strike. Without such an option nothing is open, and the rest unknown. */
export interface OptionSide {
  readonly openInterest: number;
  readonly volume24h: number;
  /** Of the mark price. */
  readonly impliedVolatility: number | null;
  readonly mark: number | null;
  /** null: nobody bids, or asks. */
  readonly bid: number | null;
  readonly ask: number | null;
}

export interface OptionVenue {
  /** The exchange's code. */
  readonly exchange: string;
  readonly openInterest: number;
  readonly volume24h: number;
}
