import type { Port } from './port.ts';

/** Currency rates. */
export interface RatesPort extends Port {
  /** Official rates at some instants (epoch ms), past or present. */
  at(times: readonly number[]): Promise<readonly Rates[]>;
}

/** Units of each currency per 1 USD, by lower-case code. */
export interface Rates extends Readonly<Record<string, number>> {
  readonly usd: number;
  readonly cny: number;
  readonly eur: number;
}
