const DEADLINE = 2000;

/** Calls back when the browser is idle, after `deadline` ms at the latest. Returns a function that cancels. */
export function onIdle(act: () => void, deadline = DEADLINE): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 1);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(act, { timeout: deadline });
  return () => window.cancelIdleCallback(request);
}
