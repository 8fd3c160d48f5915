const DEADLINE = 2000;

/** Calls back when the browser has nothing more urgent to do, after `deadline` ms at the latest. Returns the way to cancel. */
export function onIdle(act: () => void, deadline = DEADLINE): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 1);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(act, { timeout: deadline });
  return () => window.cancelIdleCallback(request);
}
