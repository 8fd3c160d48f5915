const EVERY = 10_000;

/**
 * Writes at intervals what could not be written when it happened, until the returned function is called, which tries a last
 * time. The timer keeps no process alive.
 */
export function settleOften(settle: () => void): () => void {
  const timer = setInterval(settle, EVERY).unref();
  return () => {
    clearInterval(timer);
    settle();
  };
}
