/** Node and browsers both have it; this package includes neither's types. */
declare const setTimeout: (callback: () => void, ms: number) => unknown;

/** Yields to other requests in the middle of long work. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
