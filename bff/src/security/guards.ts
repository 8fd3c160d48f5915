import type { RequestHandler } from 'express';
import { isCallPath } from '../http/callPath.ts';
import { Refusal } from '../http/failure.ts';
import { isSafeMethod } from '../http/safeMethod.ts';
import { addressFault, pathFault } from './address.ts';
import type { HostRule } from './hosts.ts';
import { leaveOutUnreadable } from './unreadable.ts';

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

/**
 * Refuses a foreign host, an invalid address, an unknown method and changes sent by other sites. Parameters of a page's
 * query that cannot be read are left out of the address. Throws Refusal.
 */
export function guardRequest(hosts: HostRule): RequestHandler {
  return (req, _res, next) => {
    const isCall = isCallPath(req.url);
    const fault = isCall ? addressFault(req.url) : pathFault(req.url);
    if (fault !== null) throw new Refusal(fault);
    if (req.headers.host === undefined) throw new Refusal('badRequest');
    if (!hosts.serves(req.headers.host)) throw hosts.refusalOf(req.headers.host);
    if (!isSafeMethod(req) && isForeign(req.headers.origin, hosts)) {
      throw new Refusal('foreignSite');
    }
    if (!METHODS.has(req.method)) throw new Refusal('methodNotAllowed', { allow: [...METHODS].join(', ') });
    if (!isCall) leaveOutUnreadable(req);
    next();
  };
}

/** Is this sent by another site's page? Browsers add Origin to every request that changes something. */
function isForeign(origin: string | undefined, hosts: HostRule): boolean {
  return origin !== undefined && !hosts.trusts(origin);
}

/** Everything after the calls is read-only. Throws Refusal. */
export const readersOnly: RequestHandler = (req, _res, next) => {
  if (!isSafeMethod(req)) throw new Refusal('methodNotAllowed', { allow: 'GET, HEAD' });
  next();
};
