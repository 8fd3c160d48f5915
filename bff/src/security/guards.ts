import type { RequestHandler } from 'express';
import { Refusal } from '../http/failure.ts';
import { addressFault } from './address.ts';
import type { HostRule } from './hosts.ts';

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

/** Turns away what no browser of ours sends: a foreign host, an address that cannot be one, an unknown method. */
export function guardRequest(hosts: HostRule): RequestHandler {
  return (req, _res, next) => {
    const fault = addressFault(req.url);
    if (fault !== null) throw new Refusal(fault);
    if (req.headers.host === undefined) throw new Refusal('badRequest');
    if (!hosts.serves(req.headers.host)) throw new Refusal('wrongHost');
    if (req.method !== 'GET' && req.method !== 'HEAD' && isForeign(req.headers.origin, hosts)) {
      throw new Refusal('foreignSite');
    }
    if (!METHODS.has(req.method)) throw new Refusal('methodNotAllowed', { allow: [...METHODS].join(', ') });
    next();
  };
}

/** Does another site's page send this? Browsers name it with every request that changes something. */
function isForeign(origin: string | undefined, hosts: HostRule): boolean {
  return origin !== undefined && !hosts.trusts(origin);
}

/** Past the calls there are only things to read. */
export const readersOnly: RequestHandler = (req, _res, next) => {
  if (req.method !== 'GET' && req.method !== 'HEAD')
    throw new Refusal('methodNotAllowed', { allow: 'GET, HEAD' });
  next();
};
