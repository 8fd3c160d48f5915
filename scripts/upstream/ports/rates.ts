import type { Port } from './port.ts';

/** Currency rates. */
export interface RatesPort extends Port {
  /** Official rates at some instants (epoch ms), past or present; null before the first known day. */
  at(times: readonly number[]): Promise<readonly (Rates | null)[]>;
  /** When the current rates were set (epoch ms): on weekends and holidays the working day before. */
  setAt(): Promise<number>;
}

/** Units of each currency per 1 USD, by lower-case code. */
export interface Rates extends Readonly<Record<string, number>> {
  readonly usd: number;
  readonly cny: number;
  readonly eur: number;
}
