import type { Port } from './port.ts';

/** How applications on public chains are used, by their codes. */
export interface DappsPort extends Port {
  /** How each was used in the 24 h until each instant (epoch ms), one row an application; null where nobody counts. */
  use(codes: readonly string[], times: readonly number[]): Promise<readonly (readonly (DappUse | null)[])[]>;
  /** Transactions that an address of each sends in the 24 h until each instant, at least 1; null where nobody counts. */
  perUser(
    codes: readonly string[],
    times: readonly number[],
  ): Promise<readonly (readonly (number | null)[])[]>;
  /** How its use lies on the chains of an application: weights that need not add up to 1, by chain. */
  chainWeights(code: string, time: number): Promise<ReadonlyMap<string, number>>;
}

export interface DappUse {
  /** Addresses. */
  readonly users: number;
  readonly transactions: number;
  /** USD. */
  readonly volume: number;
}
