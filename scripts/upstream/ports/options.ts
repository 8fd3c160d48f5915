import type { OptionInterest } from '@coinmirror/shared/indicators/options.ts';
import type { Port } from './port.ts';

/** Options on coins. */
export interface OptionsPort extends Port {
  /** The options of a coin; null for one without an options market. */
  of(code: string): Promise<OptionMarket | null>;
}

/** Money in USD, volatility in % a year. */
export interface OptionMarket {
  readonly openInterest: number;
  readonly volume24h: number;
  /** Puts ÷ calls by volume; null without calls. */
  readonly putCallVolume: number | null;
  /** Nearest first. */
  readonly expiries: readonly OptionExpiry[];
  readonly venues: readonly OptionVenue[];
}

/** The options that expire at an instant. */
export interface OptionExpiry {
  /** Epoch ms. */
  readonly expiresAt: number;
  readonly strikes: readonly OptionStrike[];
  /** Open contracts of all strikes, in coins. */
  readonly calls: number;
  readonly puts: number;
  readonly openInterest: number;
  readonly volume24h: number;
  /** At the money; null if unknown. */
  readonly impliedVolatility: number | null;
}

export interface OptionStrike extends OptionInterest {
  /** null if unknown. */
  readonly impliedVolatility: number | null;
}

export interface OptionVenue {
  /** The exchange's code. */
  readonly exchange: string;
  readonly openInterest: number;
  readonly volume24h: number;
}
