import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

export interface HealthReport {
  /** May a load balancer send visitors here? */
  readonly ready: boolean;
  readonly [detail: string]: unknown;
}

/**
 * /healthz: the process lives. /readyz: it may be given work, and what its parts are doing, for whoever asks from this
 * machine; to the public, in whatever spelling, it is no address. A failing upstream does not make a process unready:
 * taking every process out would turn old prices into no page at all.
 */
export function createHealth(report: () => HealthReport): RequestHandler {
  return (req, res, next) => {
    if (req.url === '/healthz') {
      res.setHeader('cache-control', 'no-store').json({ status: 'ok' });
    } else if (req.url === '/readyz' && isFromHere(req)) {
      const state = report();
      res
        .setHeader('cache-control', 'no-store')
        .status(state.ready ? 200 : 503)
        .json(state);
    } else {
      next();
    }
  };
}

/** Not by way of a proxy, which stands on the same machine as often as not. */
function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const local = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
  return local && headers['x-forwarded-for'] === undefined;
}
