import type { IncomingMessage } from 'node:http';
import type { KnownCall } from './allowList.ts';

/** What the steps in front of the proxy have found out about a call. */
export interface PendingCall extends KnownCall {
  /** Parameters of the query as the visitor sent them. */
  readonly query: URLSearchParams;
  /** The whole body, read within its limit; null for a call without one. */
  body: Buffer | null;
  /** The body's own fields: what limits and the signature look at. */
  fields: Readonly<Record<string, unknown>>;
}

const pending = new WeakMap<IncomingMessage, PendingCall>();

export function rememberCall(req: IncomingMessage, call: PendingCall): void {
  pending.set(req, call);
}

/** The call of a request that `identifyCall` let through. */
export function callOf(req: IncomingMessage): PendingCall {
  const call = pending.get(req);
  if (call === undefined) throw new Error('no call was identified for this request');
  return call;
}
