import type { Provenance } from '@coinmirror/shared/contract/provenance.ts';

/** What every port says of itself. */
export interface Port {
  /** Where its numbers are from; what is simulated is marked 演示数据 wherever it is shown. */
  readonly provenance: Provenance;
}
