import type { IncomingMessage } from 'node:http';
import { SIGNATURE_PARAMS } from '@coinmirror/shared/signing/communitySignature.ts';
import type { RequestHandler } from 'express';
import { Refusal } from '../http/failure.ts';
import { findCall, type KnownCall } from '../upstream/allowList.ts';
import type { Verdict } from './verdict.ts';

/** A visitor's call, as the steps on its way have found it out. */
export interface CallContext extends KnownCall {
  /** Parameters of the query as the visitor sent them. */
  readonly query: URLSearchParams;
  /** The whole body, read within its limit; null for a call without one. */
  body: Buffer | null;
  /** The body's own fields: what limits and the signature look at. */
  fields: Readonly<Record<string, unknown>>;
  /** What has become of it so far. */
  verdict: Verdict;
}

const calls = new WeakMap<IncomingMessage, CallContext>();

/** Finds the call in the endpoint table; every other address under the prefixes ends here. */
export const identifyCall: RequestHandler = (req, _res, next) => {
  const [path = '', ...rest] = req.url.split('?');
  const finding = findCall(req.method, path);
  if (finding.kind === 'unknown') throw new Refusal('notFound');
  if (finding.kind === 'wrongMethod') throw new Refusal('methodNotAllowed', { allow: finding.allow });
  const query = new URLSearchParams(rest.join('?'));
  if (finding.call.row.host === 'community' && !maySign(query)) throw new Refusal('badRequest');
  calls.set(req, { ...finding.call, query, body: null, fields: {}, verdict: 'none' });
  next();
};

/** The call of a request that `identifyCall` let through. */
export function callOf(req: IncomingMessage): CallContext {
  const call = calls.get(req);
  if (call === undefined) throw new Error('no call was identified for this request');
  return call;
}

/**
 * The signer's own names are ours to add: a signed address from somewhere else is a replay, not a call of our pages.
 * A name sent twice could be read as one value here and as the other by whoever checks the signature.
 */
function maySign(query: URLSearchParams): boolean {
  return !SIGNATURE_PARAMS.some((name) => query.has(name)) && new Set(query.keys()).size === query.size;
}
