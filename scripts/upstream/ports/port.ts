import type { Provenance } from '@coinmirror/shared/contract/provenance.ts';

/** What every port provides. */
export interface Port {
  /** The source of its numbers; simulated ones are marked 演示数据 wherever they are shown. */
  readonly provenance: Provenance;
}
