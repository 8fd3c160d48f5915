import type { SaleKind } from '@coinmirror/shared/contract/rankings/newcomers.ts';
import type { Port } from './port.ts';

/** Sales of new coins on launchpads of exchanges. */
export interface SalesPort extends Port {
  /** How each coin is sold, as it stands at an instant (epoch ms); null for one that is not. */
  at(codes: readonly string[], time: number): Promise<readonly (Offering | null)[]>;
}

/** How a coin is (or was, or will be) sold before its listing. Money in USD, times in epoch ms. */
export interface Offering {
  readonly kind: SaleKind;
  /** Code of the exchange that sells it. */
  readonly platform: string;
  readonly issuePrice: number;
  readonly target: number;
  readonly beginsAt: number;
  readonly endsAt: number;
  /** The part of the target that is sold, 0–1; null before the beginning. */
  readonly sold: number | null;
}
