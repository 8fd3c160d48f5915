import type { Port } from './port.ts';

/** Gold in the open market. */
export interface GoldPort extends Port {
  /** USD an ounce, as of the last whole second: it ticks between beats. */
  price(): Promise<number>;
}
