import type { SaleKind } from '@coinmirror/shared/contract/rankings/newcomers.ts';
import type { Port } from './port.ts';

/** Sales of new coins on exchanges' launchpads. */
export interface SalesPort extends Port {
  /** The sale of each coin at an instant (epoch ms); null for one without a sale. */
  at(codes: readonly string[], time: number): Promise<readonly (Offering | null)[]>;
}

/** A past, current or future sale of a coin before its listing. Money in USD, times in epoch ms. */
export interface Offering {
  readonly kind: SaleKind;
  /** Code of the exchange that sells it. */
  readonly platform: string;
  readonly issuePrice: number;
  readonly target: number;
  readonly beginsAt: number;
  readonly endsAt: number;
  /** The fraction of the target that is sold, 0–1; null before the start. */
  readonly sold: number | null;
}
