import type { IncomingMessage } from 'node:http';
import { REQUEST_ID_HEADER } from '@coinmirror/shared/contract/requestId.ts';
import type { RequestHandler } from 'express';
import { markInFlight } from '../http/inFlight.ts';
import { requestIdOf } from '../http/requestId.ts';
import type { RequestLog } from './log.ts';
import type { Metrics } from './metrics.ts';

const reasons = new WeakMap<IncomingMessage, unknown>();

/** Adds the reason to the request's one line. */
export function noteReason(req: IncomingMessage, error: unknown): void {
  reasons.set(req, error);
}

/** Gives each request its id and, when it is over, its line. */
export function requestLine(logRequest: RequestLog, metrics: Metrics): RequestHandler {
  return (req, res, next) => {
    const started = performance.now();
    markInFlight(req, res);
    const { url } = req;
    res.setHeader(REQUEST_ID_HEADER, requestIdOf(req));
    res.once('close', () => {
      const ms = performance.now() - started;
      const status = res.writableFinished ? res.statusCode : 499;
      metrics.finished(status, ms);
      logRequest(req, { url, status, ms, error: reasons.get(req) });
    });
    next();
  };
}
