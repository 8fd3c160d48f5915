import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { REQUEST_ID_HEADER, readRequestId } from '@coinmirror/shared/contract/requestId.ts';

const ids = new WeakMap<IncomingMessage, string>();

/** An id for what cannot be read as a request. */
export function newRequestId(): string {
  return randomUUID();
}

/**
 * The id of a request, made when first asked for. One that comes in is kept when it looks like an id, so that
 * a line of ours can be found by the proxy's.
 */
export function requestIdOf(req: IncomingMessage): string {
  const known = ids.get(req);
  if (known !== undefined) return known;
  const id = readRequestId(req.headers[REQUEST_ID_HEADER]) || newRequestId();
  ids.set(req, id);
  return id;
}
