import { Agent as HttpAgent, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { createProxyMiddleware, debugProxyErrorsPlugin, proxyEventsPlugin } from 'http-proxy-middleware';
import { sendError } from '../http/failure.ts';
import { broken } from '../upstream/answerHead.ts';
import { mayGoAgain } from '../upstream/signatureWatch.ts';
import type { Begin, Cancel, Transport } from '../upstream/transport.ts';
import { UpstreamFailure } from '../upstream/upstreamFailure.ts';
import { UPSTREAM_LIMITS } from '../upstream/upstreamLimits.ts';

/** A visitor's own request, to be sent on. */
export interface Forwarded {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  /** Path with its query, signed where it has to be. */
  readonly path: string;
  readonly headers: Record<string, string>;
  /** The body was read for validation, so it is written, not piped. */
  readonly body: Buffer | null;
}

interface Underway {
  readonly res: ServerResponse;
  readonly body: Buffer | null;
  readonly begin: Begin;
  onCancel(cancel: Cancel): void;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * The transport of visitors' own requests, by http-proxy-middleware, which pipes the answer once `begin` has sent its head;
 * an answer that breaks off ends the visitor's connection. There is no second try.
 */
export function createForward(origin: string): (call: Forwarded, begin: Begin) => Transport {
  const underway = new WeakMap<IncomingMessage, Underway>();
  const Agent = origin.startsWith('https:') ? HttpsAgent : HttpAgent;
  const fail = (error: Error, req: IncomingMessage) => {
    const call = underway.get(req);
    call?.reject(call.res.headersSent ? new UpstreamFailure('upstreamBroken', { cause: error }) : error);
  };
  const proxy = createProxyMiddleware<IncomingMessage, ServerResponse>({
    target: origin,
    changeOrigin: true,
    agent: new Agent({ keepAlive: true, maxSockets: UPSTREAM_LIMITS.connections }),
    // Piped here, since the proxy would pipe a refused answer too.
    selfHandleResponse: true,
    // Without its own answers and log lines: a failure gets our envelope and stands in the request's one line.
    ejectPlugins: true,
    plugins: [debugProxyErrorsPlugin, proxyEventsPlugin],
    on: {
      proxyReq(proxyReq, req) {
        const call = underway.get(req);
        call?.onCancel((reason) => proxyReq.destroy(reason));
        if (!call?.body) return;
        proxyReq.setHeader('content-length', call.body.length);
        proxyReq.write(call.body);
      },
      proxyRes(proxyRes, req, res) {
        const call = underway.get(req);
        try {
          call?.begin({ status: proxyRes.statusCode ?? 0, headers: proxyRes.headers });
          endOverLong(proxyRes);
          proxyRes.pipe(res);
        } catch (error) {
          if (mayGoAgain(error)) {
            // Those of this try stay until the visitor has his answer.
            res.setMaxListeners(2 * res.getMaxListeners());
            // The proxy would end the visitor's connection with one that is cut.
            proxyRes.once('end', () => call?.reject(error)).resume();
            return;
          }
          // What is left of the answer ends no connection once ours has gone out.
          sendError(res, error);
          proxyRes.destroy();
          call?.reject(error);
        }
      },
      end: (req) => underway.get(req)?.resolve(),
      error: (error, req) => fail(error, req),
      econnreset: (error, req) => fail(error, req),
    },
  });
  return ({ req, res, path, headers, body }, begin) =>
    (onCancel) => {
      const own = { url: req.url, headers: req.headers };
      return new Promise<void>((resolve, reject) => {
        underway.set(req, { res, body, begin, onCancel, resolve, reject });
        Object.assign(req, { url: path, headers });
        proxy(req, res, reject).catch(reject);
      }).finally(() => Object.assign(req, own));
    };
}

/** Cuts a body of no announced length when it is longer than any answer. */
function endOverLong(proxyRes: IncomingMessage): void {
  if (proxyRes.headers['content-length'] !== undefined) return;
  let size = 0;
  proxyRes.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > UPSTREAM_LIMITS.largestAnswer) proxyRes.destroy(broken('over-long answer'));
  });
}
