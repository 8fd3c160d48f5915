import { SIGNATURE_PARAMS } from '@coinmirror/shared/signing/communitySignature.ts';
import type { RequestHandler } from 'express';
import { Refusal } from '../http/failure.ts';
import { findCall } from './allowList.ts';
import { rememberCall } from './pendingCall.ts';

/** Finds the call in the endpoint table; every other address under the prefixes ends here. */
export const identifyCall: RequestHandler = (req, _res, next) => {
  const at = req.url.indexOf('?');
  const path = at < 0 ? req.url : req.url.slice(0, at);
  const finding = findCall(req.method, path);
  if (finding.kind === 'unknown') throw new Refusal('notFound');
  if (finding.kind === 'wrongMethod') throw new Refusal('methodNotAllowed', { allow: finding.allow });
  const query = new URLSearchParams(at < 0 ? '' : req.url.slice(at + 1));
  // Ours to add: a signed address from somewhere else is a replay, not a call of our pages.
  if (finding.call.row.host === 'community' && SIGNATURE_PARAMS.some((name) => query.has(name)))
    throw new Refusal('badRequest');
  rememberCall(req, { ...finding.call, query, body: null, fields: {} });
  next();
};
