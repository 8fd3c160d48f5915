/**
 * Calls to one account, one after the other, so that answers cannot overtake each other; what is left over when
 * another is logged in is dropped.
 */
export function createSyncQueue(isCurrent: () => boolean) {
  let queue: Promise<void> = Promise.resolve();
  let waiting = 0;
  return {
    run(work: () => Promise<void>): Promise<void> {
      waiting += 1;
      queue = queue.then(async () => {
        waiting -= 1;
        if (isCurrent()) await work();
      });
      return queue;
    },
    /** Whether nothing newer waits behind what runs now. */
    isNewest: () => waiting === 0,
  };
}
