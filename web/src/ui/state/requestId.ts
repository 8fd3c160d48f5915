/** The id that a failed call carries; '' where it has none. */
export function requestIdOf(failure: unknown): string {
  const { requestId } = (failure ?? {}) as { readonly requestId?: unknown };
  return typeof requestId === 'string' ? requestId : '';
}

/** Letters of an id that are enough to read out and to search for. */
const SHOWN = 8;

/** An id as it is shown; copied, it is whole. */
export function shortId(id: string): string {
  return id.slice(0, SHOWN);
}
