import type { Store } from 'express-rate-limit';
import type { Redis } from 'ioredis';
import { RedisStore } from 'rate-limit-redis';
import { createMemoryCounts } from './memoryCounts.ts';

/**
 * Counts in Valkey or Redis, so that all processes share limits. While the store cannot be reached each process counts by
 * itself: limits are looser then, but they hold.
 */
export function createLimitStore(redis: Redis | null, prefix: string): Store {
  const memory = createMemoryCounts();
  if (redis === null) return memory;
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
    shutdown: () => memory.shutdown?.(),
  };
}
