import type { ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import { sendFailure } from '../http/failure.ts';
import { CALL_HEADERS, visitorHeaders } from './headers.ts';
import { failureKindOf, type Upstream } from './upstream.ts';

/** The visitor left; nobody failed. */
class VisitorGone extends Error {}

export interface PassThroughCall {
  readonly path: string;
  readonly headers: Record<string, string>;
  /** Called once when it failed, with the reason. */
  onFailure(error: unknown): void;
}

/**
 * Streams a GET from the upstream to the visitor as it comes, in the upstream's own encoding. Used for what
 * belongs to one visitor. The connection's failure before the first byte is tried once more.
 */
export function passThrough(
  upstream: Upstream,
  res: ServerResponse,
  call: PassThroughCall,
  again = true,
): void {
  if (!upstream.breaker.allows()) {
    sendFailure(res, 'upstreamDown', { 'retry-after': '2' });
    call.onFailure(new Error('breaker open'));
    return;
  }
  let refused = false;
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(controller) {
      res.once('close', () => {
        if (!res.writableFinished) controller.abort(new VisitorGone());
      });
    },
    onResponseStart(_controller, status, headers) {
      if (status < 200) return;
      refused = status >= 500;
      if (refused) {
        upstream.breaker.failed();
        sendFailure(res, 'upstreamBroken');
        call.onFailure(new Error(`status ${status}`));
        return;
      }
      upstream.breaker.succeeded();
      res.writeHead(status, {
        ...CALL_HEADERS,
        ...visitorHeaders(headers),
        'cache-control': 'no-store',
        'x-data-as-of': String(Date.now()),
      });
    },
    onResponseData(controller, chunk) {
      if (refused || res.write(chunk)) return;
      controller.pause();
      res.once('drain', () => controller.resume());
    },
    onResponseEnd() {
      if (!refused) res.end();
    },
    onResponseError(_controller, error) {
      if (error instanceof VisitorGone) return;
      if (again && !res.headersSent && failureKindOf(error) !== 'upstreamSlow') {
        passThrough(upstream, res, call, false);
        return;
      }
      upstream.breaker.failed();
      sendFailure(res, failureKindOf(error));
      call.onFailure(error);
    },
  };
  upstream.pool.dispatch({ method: 'GET', path: call.path, headers: call.headers }, handler);
}
