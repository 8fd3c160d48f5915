import type { Port } from './port.ts';

/** OTC prices of Tether and other coins in China. */
export interface OtcPort extends Port {
  /** CNY for one Tether at some instants (epoch ms), past or present. */
  tetherPrices(times: readonly number[]): Promise<readonly number[]>;
  /** Each exchange desk's current buy and sell price of Tether. */
  desks(): Promise<readonly DeskQuote[]>;
  /** Current ask prices of desks for a coin; empty if they do not trade it. */
  asks(code: string): Promise<readonly DeskAsk[]>;
}

/** CNY for one Tether at a desk. */
export interface DeskQuote {
  /** The exchange's code. */
  readonly exchange: string;
  /** Mid of the buy and the sell price. */
  readonly middle: number;
  readonly buy: number;
  readonly sell: number;
  readonly merchants: number;
}

export interface DeskAsk {
  /** The exchange's code. */
  readonly exchange: string;
  /** CNY for one coin. */
  readonly cny: number;
}
