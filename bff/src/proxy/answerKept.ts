import type { RequestHandler } from 'express';
import { lifetimeOf } from './lifetimes.ts';
import { callOf } from './pendingCall.ts';
import { postCall } from './readCall.ts';
import type { Reader } from './reader.ts';
import { sendReading } from './sendReading.ts';

/** Some of the upstream's reading calls are POSTs; those with a lifetime come from the cache like the GETs. */
export function answerKept(
  reader: Reader,
  count: (outcome: 'miss' | 'stale') => void,
  now: () => number,
): RequestHandler {
  return async (req, res, next) => {
    const { name, row, fields, query } = callOf(req);
    const personal = fields['token'] || query.get('token');
    if (row.method !== 'POST' || lifetimeOf(name) === 0 || personal) return next();
    const reading = await reader.read(postCall(name, row, fields));
    count(reading.stale ? 'stale' : 'miss');
    sendReading(req, res, reading, now());
  };
}
