import type { NoData } from '@coinmirror/shared/contract/notConnected.ts';

/** The outcome of a call whose data has no source, or one that is left alone for now. */
export interface Unconnected {
  readonly kind: 'unconnected';
  readonly why: NoData;
  /** What heads its card: 未接入. */
  readonly word: string;
  /** Why, in a sentence for visitors. */
  readonly message: string;
}

/** Whether a query ended so. It stands in the place of a failure, and is none. */
export function isUnconnected(failure: unknown): failure is Unconnected {
  return (failure as Partial<Unconnected> | null | undefined)?.kind === 'unconnected';
}
