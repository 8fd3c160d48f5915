import type { Redis } from 'ioredis';
import type { Log } from '../observability/log.ts';

const CONNECT_TIMEOUT = 2_000;
const COMMAND_TIMEOUT = 500;
const LONGEST_PAUSE = 2_000;

/** Connects to the store of limits; null without a URL. Requests never wait for it longer than the command timeout. */
export async function connectRedis(url: string | null, log: Log): Promise<Redis | null> {
  if (url === null) return null;
  // Loaded only where it is used, to save memory.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_TIMEOUT,
    commandTimeout: COMMAND_TIMEOUT,
    // A hanging connection is closed, so that later requests do not wait for it.
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
