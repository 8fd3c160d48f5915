import type { HolderType } from '@coinmirror/shared/constants/holderTypes.ts';
import type { Port } from './port.ts';

/** Who holds Bitcoin, as told in public. */
export interface TreasuriesPort extends Port {
  /** All but the funds, which are counted day by day. */
  holders(): Promise<readonly TreasuryHolder[]>;
}

export interface TreasuryHolder {
  readonly name: string;
  /** '' for who is not listed. */
  readonly ticker: string;
  readonly country: string;
  readonly type: HolderType;
  readonly btc: number;
  /** USD a coin; null where it is not told. */
  readonly cost: number | null;
  /** Where it is told. */
  readonly source: string;
  /** Epoch ms: the last day of what is told. */
  readonly asOf: number;
}
