import type { Port } from './port.ts';

/** Use of applications on public chains, by their codes. */
export interface DappsPort extends Port {
  /** Use of each application in the 24 h until each instant (epoch ms), one row per application; null if unknown. */
  use(codes: readonly string[], times: readonly number[]): Promise<readonly (readonly (DappUse | null)[])[]>;
  /** Transactions per address of each application in the 24 h until each instant, at least 1; null if unknown. */
  perUser(
    codes: readonly string[],
    times: readonly number[],
  ): Promise<readonly (readonly (number | null)[])[]>;
  /** Distribution of an application's use over its chains: weights by chain that need not add up to 1. */
  chainWeights(code: string, time: number): Promise<ReadonlyMap<string, number>>;
}

export interface DappUse {
  /** Addresses. */
  readonly users: number;
  readonly transactions: number;
  /** USD. */
  readonly volume: number;
}
