import type { ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import { sendFailure } from '../http/failure.ts';
import { CALL_HEADERS, visitorHeaders } from './headers.ts';
import { failureKindOf, type Upstream } from './upstream.ts';

/** Names and values in turn: the form Node writes fastest. */
const OWN_HEAD = headList({ ...CALL_HEADERS, 'cache-control': 'no-store' });

function headList(headers: Readonly<Record<string, string>>): string[] {
  const list: string[] = [];
  for (const [name, value] of Object.entries(headers)) list.push(name, value);
  return list;
}

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
  let whole = -1;
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(controller) {
      res.once('close', () => {
        if (!res.writableFinished) controller.abort(new VisitorGone());
      });
    },
    onResponseStart(_controller, status, headers) {
      if (status < 200) return;
      refused = status >= 500;
      upstream.breaker.answered(status);
      if (refused) {
        sendFailure(res, 'upstreamBroken');
        call.onFailure(new Error(`status ${status}`));
        return;
      }
      whole = Number(headers['content-length'] ?? -1);
      res.writeHead(status, [
        ...OWN_HEAD,
        'x-data-as-of',
        String(Date.now()),
        ...headList(visitorHeaders(headers)),
      ]);
    },
    onResponseData(controller, chunk) {
      if (refused) return;
      if (chunk.length === whole) {
        // Most answers come in one piece: one write instead of two.
        res.end(chunk);
        return;
      }
      if (res.write(chunk)) return;
      controller.pause();
      res.once('drain', () => controller.resume());
    },
    onResponseEnd() {
      if (!refused && !res.writableEnded) res.end();
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
