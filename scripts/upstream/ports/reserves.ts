import type { Port } from './port.ts';

/** Customers' assets on exchanges, counted at Beijing midnights, and value locked in protocols. */
export interface ReservesPort extends Port {
  /**
   * Customers' assets on an exchange's addresses as the source itself sums them, without liabilities: USD now, null for
   * an exchange that it does not report. `counted`: it reports addresses, of which the sum is made.
   */
  total(exchange: string): Promise<number | null | 'counted'>;
  /**
   * Every address of an exchange with its balance at each of some midnights: the same addresses in the same order.
   * Empty for an exchange without custody. Rejects with NotConnectedError where the source reports totals alone.
   */
  addresses(exchange: string, days: readonly number[]): Promise<readonly (readonly HeldAddress[])[]>;
  /** Reserve ratio of each coin at each of some midnights, %, one row per coin; null if not published. */
  ratios(
    exchange: string,
    coins: readonly string[],
    days: readonly number[],
  ): Promise<readonly (readonly (number | null)[])[]>;
  /** Value locked in an exchange that is a protocol, USD at an instant (epoch ms); null if unknown. */
  locked(exchange: string, time: number): Promise<number | null>;
}

/** Coins at one address of an exchange. */
export interface HeldAddress {
  readonly coinCode: string;
  readonly chain: string;
  readonly address: string;
  readonly isCold: boolean;
  readonly quantity: number;
}
