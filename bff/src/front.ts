import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { HostRule } from './security/hosts.ts';

/** Answers a request, or says false when it is not its own. */
export type FastPath = (req: IncomingMessage, res: ServerResponse) => boolean;

export interface FrontOptions {
  readonly hosts: HostRule;
  readonly state: { readonly draining: boolean };
  readonly paths: readonly FastPath[];
}

/**
 * What stands in front of the application: kept pages, reading calls and built files are most of the traffic and
 * need nothing of Express, which would cost them five times their own work. Everything else, and every request
 * that is wrong in any way, goes on to the application, which knows the full rules.
 */
export function createFront(
  { hosts, state, paths }: FrontOptions,
  application: (req: IncomingMessage, res: ServerResponse) => void,
): RequestListener {
  return (req, res) => {
    // Says "Connection: close", so that the proxy in front retires its connections by itself.
    if (state.draining) res.shouldKeepAlive = false;
    if (hosts(req.headers.host)) {
      for (const path of paths) if (path(req, res)) return;
    }
    application(req, res);
  };
}
