import { UPSTREAM_LIMITS } from '../upstream/upstreamLimits.ts';

interface Underway<Value> {
  readonly promise: Promise<Value>;
  readonly startedAt: number;
}

/**
 * Makes one thing once however many wait for it at the same time; what is made is not kept. What has been in the
 * making for long may never come, so who arrives then begins anew.
 */
export function createCoalescer<Value>(): (key: string, make: () => Promise<Value>) => Promise<Value> {
  const underway = new Map<string, Underway<Value>>();
  return (key, make) => {
    const running = underway.get(key);
    if (running && performance.now() - running.startedAt < UPSTREAM_LIMITS.patienceMs) return running.promise;
    const own: Underway<Value> = {
      startedAt: performance.now(),
      promise: make().finally(() => {
        if (underway.get(key) === own) underway.delete(key);
      }),
    };
    underway.set(key, own);
    return own.promise;
  };
}
