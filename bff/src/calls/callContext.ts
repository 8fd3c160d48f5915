import type { IncomingMessage } from 'node:http';
import { SIGNATURE_PARAMS } from '@coinmirror/shared/signing/communitySignature.ts';
import type { RequestHandler } from 'express';
import { Refusal } from '../http/failure.ts';
import { findCall, type KnownCall } from '../upstream/allowList.ts';
import type { Verdict } from './verdict.ts';

/** A visitor's call, filled in by the steps of its way. */
export interface CallContext extends KnownCall {
  /** Parameters of the query as the visitor sent them. */
  readonly query: URLSearchParams;
  /** The whole body, read within its limit; null for a call without one. */
  body: Buffer | null;
  /** The body's fields, for limits and the signature. */
  fields: Readonly<Record<string, unknown>>;
  /** Its outcome so far. */
  verdict: Verdict;
}

const calls = new WeakMap<IncomingMessage, CallContext>();

/** Finds the call in the endpoint table. Throws Refusal for every other address under the prefixes. */
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
 * Only the gateway signs: a call that arrives with a signature is a replay. A parameter that is sent twice is refused too,
 * since gateway and upstream could read different values.
 */
function maySign(query: URLSearchParams): boolean {
  return !SIGNATURE_PARAMS.some((name) => query.has(name)) && new Set(query.keys()).size === query.size;
}
