import type { Port } from './port.ts';

/** Transaction costs on Ethereum. */
export interface GasPort extends Port {
  /** Quotes at some instants (epoch ms), past or present. */
  at(times: readonly number[]): Promise<readonly GasQuote[]>;
}

/** Gas prices in Gwei, and the seconds until a transaction at each is included. */
export interface GasQuote {
  readonly baseFee: number;
  readonly slow: number;
  readonly standard: number;
  readonly fast: number;
  readonly slowSeconds: number;
  readonly standardSeconds: number;
  readonly fastSeconds: number;
}
