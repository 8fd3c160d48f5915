import type { IncomingMessage } from 'node:http';

/** Does a request only read? */
export function isSafeMethod({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}
