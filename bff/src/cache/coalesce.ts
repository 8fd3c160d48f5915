import { UPSTREAM_LIMITS } from '../upstream/upstreamLimits.ts';

interface Underway<Value> {
  readonly promise: Promise<Value>;
  readonly startedAt: number;
}

/**
 * Shares work in progress: callers with the same key get the same promise until it settles. Work that has taken longer
 * than `patienceMs` may never end, so later callers start again.
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
