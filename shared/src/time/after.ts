type TimerHandle = number | object;
declare const setTimeout: (callback: () => void, ms: number) => TimerHandle;
declare const clearTimeout: (timer: TimerHandle) => void;

/** Runs `callback` after so many ms, once; the timer keeps no process alive. Returns a function that stops it. */
export function after(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  if (typeof timer === 'object' && 'unref' in timer && typeof timer.unref === 'function') timer.unref();
  return () => clearTimeout(timer);
}
