import type { Port } from './port.ts';

/** Transaction costs on Ethereum. */
export interface GasPort extends Port {
  /** Quotes at some instants (epoch ms), past or present; null if unknown. */
  at(times: readonly number[]): Promise<readonly (GasQuote | null)[]>;
}

/** Gas prices in Gwei, and the seconds until a transaction at each is included (null if unknown). */
export interface GasQuote {
  readonly baseFee: number;
  readonly slow: number;
  readonly standard: number;
  readonly fast: number;
  readonly slowSeconds: number | null;
  readonly standardSeconds: number | null;
  readonly fastSeconds: number | null;
}
