import type { Port } from './port.ts';

/** Tether and other coins over the counter in China. */
export interface OtcPort extends Port {
  /** CNY for one Tether at some instants (epoch ms), past or present. */
  tetherPrices(times: readonly number[]): Promise<readonly number[]>;
  /** At what each exchange's desk buys and sells Tether now. */
  desks(): Promise<readonly DeskQuote[]>;
  /** What desks ask for one coin of a code now; none where they do not deal in it. */
  asks(code: string): Promise<readonly DeskAsk[]>;
}

/** CNY for one Tether at a desk. */
export interface DeskQuote {
  /** The exchange's code. */
  readonly exchange: string;
  /** Between what one pays there and what one gets. */
  readonly middle: number;
  readonly buy: number;
  readonly sell: number;
  /** How many people offer there. */
  readonly merchants: number;
}

export interface DeskAsk {
  /** The exchange's code. */
  readonly exchange: string;
  /** CNY for one coin. */
  readonly cny: number;
}
