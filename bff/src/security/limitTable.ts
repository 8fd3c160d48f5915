import { LRUCache } from 'lru-cache';

/** How often something was done in its window. */
export interface Count {
  hits: number;
  /** ms of the table's clock at which the window ends. */
  readonly endsAt: number;
}

/** The limit that a key is counted for. */
export interface Window {
  readonly times: number;
  readonly ms: number;
}

/** Counts of keys, each in its own window, in bounded memory. */
export interface LimitTable {
  /** ms on a clock that only goes forward: a machine's clock set back keeps nobody out for longer. */
  readonly now: () => number;
  get(key: string): Count | undefined;
  increment(key: string, window: Window): Count;
  decrement(key: string, window: Window): void;
  reset(key: string): void;
  /** Keys that are remembered. */
  size(): number;
}

/**
 * Keys of each half, at most: some 370 bytes each. As many lines or phone numbers as these have to take part at once
 * before one is forgotten.
 */
const MOST = 4_000;

/**
 * Counts in two halves: keys that have used up their limit, and all others. Each half forgets what was asked for longest
 * ago, so a flood of new keys pushes out no limit that holds; only as many used-up ones would, and whoever goes on
 * calling keeps his own the newest.
 */
export function createLimitTable(now = () => performance.now(), most = MOST): LimitTable {
  const open = new LRUCache<string, Count>({ max: most });
  const spent = new LRUCache<string, Count>({ max: most });

  function get(key: string): Count | undefined {
    const half = spent.has(key) ? spent : open;
    const count = half.get(key);
    if (count === undefined || count.endsAt > now()) return count;
    half.delete(key);
    return undefined;
  }

  function set(key: string, count: Count, { times }: Window): void {
    const [half, other] = count.hits >= times ? [spent, open] : [open, spent];
    other.delete(key);
    half.set(key, count);
  }

  function reset(key: string): void {
    open.delete(key);
    spent.delete(key);
  }

  return {
    now,
    get,
    increment(key, window) {
      const { hits, endsAt } = get(key) ?? { hits: 0, endsAt: now() + window.ms };
      const count = { hits: hits + 1, endsAt };
      set(key, count, window);
      return count;
    },
    decrement(key, window) {
      const count = get(key);
      if (count === undefined) return;
      if (count.hits > 1) set(key, { ...count, hits: count.hits - 1 }, window);
      else reset(key);
    },
    reset,
    size: () => open.size + spent.size,
  };
}
