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
  rememberCall(req, { ...finding.call, query, body: null, fields: {} });
  next();
};
