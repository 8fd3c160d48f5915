import type { SocketState, SocketSubject, SourceState } from '@coinmirror/shared/contract/sourceStatus.ts';
import type { Port } from './port.ts';

/** How the sources of the world are doing, for whoever wonders why a number is old or missing. */
export interface StatusPort extends Port {
  /** Every source that is known, also those that are switched off, in the order of their table. */
  rows(): Promise<readonly SourceStatus[]>;
  /** Every socket that is known, also those that are off. */
  sockets(): Promise<readonly SocketStatus[]>;
}

/** A socket that a source reports by itself. Times are epoch ms. */
export interface SocketStatus {
  /** Stable id: `BINANCE ticks`. */
  readonly name: string;
  /** Its source, as visitors read it: 币安. */
  readonly title: string;
  readonly tells: SocketSubject;
  readonly state: SocketState;
  /** Since when it is in this state; null for one that is off. */
  readonly since: number | null;
  /** Its last message; null if none has come. */
  readonly heardAt: number | null;
}

/** One source. Times are epoch ms. */
export interface SourceStatus {
  /** Stable id: `BINANCE`. */
  readonly name: string;
  /** As visitors read it: 币安. */
  readonly title: string;
  /** The exchange that speaks here (`binance`): of its pairs it reports; null: of no single one. */
  readonly exchange: string | null;
  readonly state: SourceState;
  /** Since when it is in this state; null if unknown. */
  readonly since: number | null;
  /** When it is asked again while it is paused; else null. */
  readonly until: number | null;
  /** Its last good answer; null if it has given none. */
  readonly answeredAt: number | null;
  /** Why its last call brought nothing; null after a good one. */
  readonly reason: SourceReason | null;
  /** Calls without a good answer since its last one. */
  readonly failures: number;
  /** Calls (or weight) that may be spent now, at most at once, and for the rest of the month; null without a limit. */
  readonly budget: { readonly now: number; readonly burst: number; readonly month: number | null } | null;
  /** Numbers that it gave and nobody believes for now. */
  readonly quarantined: readonly QuarantinedNumber[];
  /** What of the product reads from it: names of ports. */
  readonly ports: readonly string[];
}

interface SourceReason {
  /** `region`, `limit`, `timeout` …; an unknown one is told in general words. */
  readonly kind: string;
  /** A line for the operator. Visitors never get it: it may name hosts. */
  readonly detail: string;
}

interface QuarantinedNumber {
  /** What the number is of: `BTC/USDT`. */
  readonly subject: string;
  readonly value: number;
  /** In Chinese, one sentence. */
  readonly reason: string;
  readonly since: number;
}
