/** The outcome of a call whose data has no source. */
export interface Unconnected {
  readonly kind: 'unconnected';
  /** Why, in a sentence for visitors. */
  readonly message: string;
}

/** Whether a query ended so. It stands in the place of a failure, and is none. */
export function isUnconnected(failure: unknown): failure is Unconnected {
  return (failure as Partial<Unconnected> | null | undefined)?.kind === 'unconnected';
}
