import type { Port } from './port.ts';

/** Futures of coins as they stood at past hours, exchange by exchange. */
export interface FuturesPastPort extends Port {
  /** For each of some whole hours up to now (epoch ms) the exchanges of a coin; none where nothing is known of the hour. */
  at(code: string, hours: readonly number[]): Promise<readonly (readonly VenueHour[])[]>;
}

/** A coin's futures on an exchange at the beginning of an hour; null for what is not known of it. */
export interface VenueHour {
  /** The exchange's code. */
  readonly exchange: string;
  /** USD. */
  readonly openInterest: number | null;
  /** Rate settled last, % per eight hours. */
  readonly funding: number | null;
  /** Told by the exchange later, of its own past: nobody was listening in that hour. */
  readonly isFilled?: true;
}
