import type { Port } from './port.ts';

/** What circulates of coins, in the past and by their schedules to come. */
export interface SupplyPort extends Port {
  /** Circulating coins, one for each question; null where nobody verified them. */
  circulating(questions: readonly SupplyQuestion[]): Promise<readonly (number | null)[]>;
}

interface SupplyQuestion {
  readonly code: string;
  /** Epoch ms. */
  readonly time: number;
}
