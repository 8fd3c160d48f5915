import type { Port } from './port.ts';

/** Gold's market price. */
export interface GoldPort extends Port {
  /** USD per ounce, as of the last whole second: it ticks between cycles. */
  price(): Promise<number>;
}
