import type { HolderType } from '@coinmirror/shared/constants/holderTypes.ts';
import type { Port } from './port.ts';

/** Public holders of Bitcoin. */
export interface TreasuriesPort extends Port {
  /** All except the funds, which are counted daily. */
  holders(): Promise<readonly TreasuryHolder[]>;
}

export interface TreasuryHolder {
  readonly name: string;
  /** '' if not listed. */
  readonly ticker: string;
  readonly country: string;
  readonly type: HolderType;
  readonly btc: number;
  /** USD per coin; null if not published. */
  readonly cost: number | null;
  /** Where it is published. */
  readonly source: string;
  /** Epoch ms of the latest known day. */
  readonly asOf: number;
}
