import type { Port } from './port.ts';

/** Circulating supply of coins, past and scheduled. */
export interface SupplyPort extends Port {
  /** Circulating coins, one per question; null if not verified. */
  circulating(questions: readonly SupplyQuestion[]): Promise<readonly (number | null)[]>;
}

interface SupplyQuestion {
  readonly code: string;
  /** Epoch ms. */
  readonly time: number;
}
