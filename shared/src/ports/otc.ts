import type { Port } from './port.ts';

/** Tether over the counter in China. */
export interface OtcPort extends Port {
  /** CNY for one Tether at some instants (epoch ms), past or present. */
  tetherPrices(times: readonly number[]): Promise<readonly number[]>;
}
