import type { LiquidationHour } from './liquidations.ts';
import type { Port } from './port.ts';

/** Futures of coins as they stood at past hours, exchange by exchange. */
export interface FuturesPastPort extends Port {
  /** For each of some whole hours up to now (epoch ms) the exchanges of a coin; none where nothing is known of the hour. */
  at(code: string, hours: readonly number[]): Promise<readonly (readonly VenueHour[])[]>;
  /** For each of some spans of whole hours, oldest first, how a coin's futures stood last in it, and what was closed by force. */
  within(code: string, spans: readonly HourSpan[]): Promise<readonly PastSpan[]>;
}

/** [from, to), epoch ms; hours that have not begun are not in it. */
export interface HourSpan {
  readonly from: number;
  readonly to: number;
}

/** A coin's futures within a span. */
export interface PastSpan {
  /** Of its last hour that anything is known of. */
  readonly venues: readonly VenueHour[];
  /** The hours of which it is known what was closed by force, oldest first, the last one so far. */
  readonly liquidated: readonly LiquidationHour[];
}

/** A coin's futures on an exchange at the beginning of an hour; null for what is not known of it. */
export interface VenueHour {
  /** The exchange's code. */
  readonly exchange: string;
  /** USD. */
  readonly openInterest: number | null;
  /** Rate settled last, % per eight hours. */
  readonly funding: number | null;
  /** Long share of its accounts, 0–1, where it was kept; else the port of long and short knows. */
  readonly accounts?: number | null;
  /** Told by the exchange later, of its own past: nobody was listening in that hour. */
  readonly isFilled?: true;
}
