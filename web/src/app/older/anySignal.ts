/** `AbortSignal.any` for browsers without it: aborts with the first of the signals, and for its reason. */
export function anySignal(signals: Iterable<AbortSignal>): AbortSignal {
  const all = [...signals];
  const controller = new AbortController();
  const aborted = all.find((signal) => signal.aborted);
  if (aborted) controller.abort(aborted.reason);
  for (const signal of all) {
    signal.addEventListener('abort', () => controller.abort(signal.reason), {
      once: true,
      // Once one has aborted, nothing is heard of the others.
      signal: controller.signal,
    });
  }
  return controller.signal;
}
