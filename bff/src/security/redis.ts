import type { Redis } from 'ioredis';
import type { Log } from '../observability/log.ts';

const CONNECT_TIMEOUT = 2_000;
const COMMAND_TIMEOUT = 500;
const LONGEST_PAUSE = 2_000;

/** A connection that never makes a visitor wait: without it, or when it is slow, limits are counted here. */
export async function connectRedis(url: string | null, log: Log): Promise<Redis | null> {
  if (url === null) return null;
  // A process that shares nothing need not carry the client.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_TIMEOUT,
    commandTimeout: COMMAND_TIMEOUT,
    // One that hangs is left, so that the next visitor does not wait for it too.
    socketTimeout: COMMAND_TIMEOUT,
    retryStrategy: (attempt) => Math.min(attempt * 100, LONGEST_PAUSE),
  });
  let down = false;
  redis.on('error', (error: NodeJS.ErrnoException) => {
    if (!down) log.warn({ reason: error.code ?? error.name }, 'limits are counted in this process: no redis');
    down = true;
  });
  redis.on('ready', () => {
    if (down) log.info('limits are shared again');
    down = false;
  });
  return redis;
}
