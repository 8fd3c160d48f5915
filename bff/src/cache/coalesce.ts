import { UPSTREAM_LIMITS } from '../upstream/upstreamLimits.ts';

interface Underway<Value> {
  readonly promise: Promise<Value>;
  readonly startedAt: number;
}

export interface Coalescer<Value> {
  /** What is under way for a key, or what `make` begins. */
  share(key: string, make: () => Promise<Value>): Promise<Value>;
  /** Would `share` join what is under way? */
  has(key: string): boolean;
}

/**
 * Shares work in progress: callers with the same key get the same promise until it settles. Work that has taken longer
 * than `patienceMs` may never end, so later callers start again.
 */
export function createCoalescer<Value>(): Coalescer<Value> {
  const underway = new Map<string, Underway<Value>>();
  const joined = (key: string) => {
    const running = underway.get(key);
    const isYoung = running && performance.now() - running.startedAt < UPSTREAM_LIMITS.patienceMs;
    return isYoung ? running : undefined;
  };
  return {
    has: (key) => joined(key) !== undefined,
    share(key, make) {
      const running = joined(key);
      if (running) return running.promise;
      const own: Underway<Value> = {
        startedAt: performance.now(),
        promise: make().finally(() => {
          if (underway.get(key) === own) underway.delete(key);
        }),
      };
      underway.set(key, own);
      return own.promise;
    },
  };
}
