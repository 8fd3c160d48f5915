import type { Port } from './port.ts';

/** What exchanges hold for their customers, counted at Beijing midnights, and what is locked in protocols. */
export interface ReservesPort extends Port {
  /**
   * Every address of an exchange with what stood on it at each of some midnights: the same addresses in the same
   * order. None of an exchange that keeps nothing for its customers.
   */
  addresses(exchange: string, days: readonly number[]): Promise<readonly (readonly HeldAddress[])[]>;
  /** What an exchange held of what it owed of each coin at each of some midnights, %, one row a coin; null where it told none. */
  ratios(
    exchange: string,
    coins: readonly string[],
    days: readonly number[],
  ): Promise<readonly (readonly (number | null)[])[]>;
  /** What is locked in an exchange that is a protocol, USD at an instant (epoch ms); null where nobody counts it. */
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
