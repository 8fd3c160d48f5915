/** Node and browsers both have it; the types of either are not this room's. */
declare const setTimeout: (callback: () => void, ms: number) => unknown;

/** Lets others be answered in the middle of long work. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
