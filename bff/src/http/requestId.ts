import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const ACCEPTABLE = /^[\w-]{8,64}$/;
const ids = new WeakMap<IncomingMessage, string>();

/**
 * The id of a request, made when first asked for. One that comes in is kept when it looks like an id, so that
 * a line of ours can be found by the proxy's; anything else could forge a log line.
 */
export function requestIdOf(req: IncomingMessage): string {
  const known = ids.get(req);
  if (known !== undefined) return known;
  const given = req.headers['x-request-id'];
  const id = typeof given === 'string' && ACCEPTABLE.test(given) ? given : randomUUID();
  ids.set(req, id);
  return id;
}
