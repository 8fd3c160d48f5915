import type { Options, Store } from 'express-rate-limit';
import type { Redis } from 'ioredis';
import { RedisStore } from 'rate-limit-redis';
import type { LimitTable } from './limitTable.ts';

export interface LimitStoreOptions {
  readonly redis: Redis | null;
  /** Counts of this process. Limits may share one: their prefixes keep them apart. */
  readonly table: LimitTable;
  readonly prefix: string;
  readonly times: number;
}

/**
 * Counts in Valkey or Redis, so that all processes share limits. While the store cannot be reached each process counts by
 * itself: limits are looser then, but they hold.
 */
export function createLimitStore({ redis, ...own }: LimitStoreOptions): Store {
  const memory = createMemoryStore(own);
  if (redis === null) return memory;
  const { prefix } = own;
  const shared = new RedisStore({
    prefix,
    sendCommand: (command: string, ...args: string[]) => redis.call(command, ...args) as Promise<string>,
  });
  const either = async <Result>(ask: (store: Store) => Promise<Result> | Result) => {
    if (redis.status !== 'ready') return ask(memory);
    try {
      return await ask(shared);
    } catch {
      return ask(memory);
    }
  };
  return {
    prefix,
    init(options) {
      memory.init?.(options);
      void shared.init(options).catch(() => {});
    },
    increment: (key) => either((store) => store.increment(key)),
    decrement: (key) => either((store) => store.decrement(key)),
    resetKey: (key) => either((store) => store.resetKey(key)),
  };
}

/** One limit's part of a table. */
function createMemoryStore({ table, prefix, times }: Omit<LimitStoreOptions, 'redis'>): Store {
  const window = { times, ms: 0 };
  return {
    prefix,
    localKeys: true,
    init({ windowMs }: Options) {
      window.ms = windowMs;
    },
    increment(key) {
      const { hits, endsAt } = table.increment(prefix + key, window);
      return { totalHits: hits, resetTime: new Date(Date.now() + endsAt - table.now()) };
    },
    decrement: (key) => table.decrement(prefix + key, window),
    resetKey: (key) => table.reset(prefix + key),
  };
}
