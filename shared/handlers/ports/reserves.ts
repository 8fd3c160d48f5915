import type { Port } from './port.ts';

/** Customers' assets on exchanges, counted at Beijing midnights, and value locked in protocols. */
export interface ReservesPort extends Port {
  /**
   * Every address of an exchange with its balance at each of some midnights: the same addresses in the same order.
   * Empty for an exchange without custody.
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
