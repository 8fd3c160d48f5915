import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isSafeMethod } from './http/safeMethod.ts';
import { plainSpelling } from './security/address.ts';
import type { HostRule } from './security/hosts.ts';

/**
 * Answers a request that only reads, or returns false for one that it does not answer. `otherwise` passes a request on to the
 * application after the function has returned true.
 */
type FastPath = (req: IncomingMessage, res: ServerResponse, otherwise: () => void) => boolean;

export interface FastPathOptions {
  readonly hosts: HostRule;
  /** Answers requests that must use https instead. */
  readonly https: (req: IncomingMessage, res: ServerResponse) => boolean;
  readonly state: { readonly draining: boolean };
  readonly paths: readonly FastPath[];
}

/**
 * Answers kept pages, reading calls and built files without Express. They are most of the traffic, and Express would
 * cost five times as much as answering them. Every other request, and every wrong one, goes to the application, which
 * knows all the rules.
 */
export function createFastPath(
  { hosts, https, state, paths }: FastPathOptions,
  application: (req: IncomingMessage, res: ServerResponse) => void,
): RequestListener {
  return (req, res) => {
    // Sends "Connection: close", so that the proxy closes its connections.
    if (state.draining) res.shouldKeepAlive = false;
    // All spellings of an address are one page with one canonical link.
    if (req.url?.includes('%')) req.url = plainSpelling(req.url);
    if (hosts.serves(req.headers.host)) {
      if (https(req, res)) return;
      const otherwise = () => application(req, res);
      if (isSafeMethod(req)) for (const path of paths) if (path(req, res, otherwise)) return;
    }
    application(req, res);
  };
}
