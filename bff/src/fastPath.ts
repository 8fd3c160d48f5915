import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { plainSpelling } from './security/address.ts';
import type { HostRule } from './security/hosts.ts';

/**
 * Answers a request, or says false when it is not its own. `otherwise` hands on one that only turned out later to be
 * somebody else's.
 */
type FastPath = (req: IncomingMessage, res: ServerResponse, otherwise: () => void) => boolean;

export interface FastPathOptions {
  readonly hosts: HostRule;
  /** Answers who should have come by https. */
  readonly https: (req: IncomingMessage, res: ServerResponse) => boolean;
  readonly state: { readonly draining: boolean };
  readonly paths: readonly FastPath[];
}

/**
 * What stands in front of the application: kept pages, reading calls and built files are most of the traffic and
 * need nothing of Express, which would cost them five times their own work. Everything else, and every request
 * that is wrong in any way, goes on to the application, which knows the full rules.
 */
export function createFastPath(
  { hosts, https, state, paths }: FastPathOptions,
  application: (req: IncomingMessage, res: ServerResponse) => void,
): RequestListener {
  return (req, res) => {
    // Says "Connection: close", so that the proxy in front retires its connections by itself.
    if (state.draining) res.shouldKeepAlive = false;
    // However an address is spelt, it is one page, kept once and with one canonical link.
    if (req.url?.includes('%')) req.url = plainSpelling(req.url);
    if (hosts.serves(req.headers.host)) {
      if (https(req, res)) return;
      const otherwise = () => application(req, res);
      for (const path of paths) if (path(req, res, otherwise)) return;
    }
    application(req, res);
  };
}
