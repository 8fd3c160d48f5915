import { Agent as HttpAgent, type IncomingMessage, ServerResponse } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { createProxyMiddleware, debugProxyErrorsPlugin, proxyEventsPlugin } from 'http-proxy-middleware';
import type { Cancel, Transport } from '../upstream/transport.ts';
import { UpstreamFailure } from '../upstream/upstreamFailure.ts';
import { UPSTREAM_LIMITS } from '../upstream/upstreamLimits.ts';
import type { RawAnswer } from '../upstream/validateAnswer.ts';

/** A visitor's own request, to be sent on. */
export interface Forwarded {
  readonly req: IncomingMessage;
  /** Path with its query, signed where it has to be. */
  readonly path: string;
  readonly headers: Record<string, string>;
  /** The body was read for validation, so it is written, not piped. */
  readonly body: Buffer | null;
}

interface Underway {
  readonly body: Buffer | null;
  onCancel(cancel: Cancel): void;
  resolve(answer: Promise<RawAnswer>): void;
  reject(error: Error): void;
}

/**
 * The transport of visitors' own requests, by http-proxy-middleware. Method, body and headers are forwarded unchanged; the
 * answer is returned for validation, not piped. There is no second try.
 */
export function createForward(origin: string): (call: Forwarded) => Transport {
  const underway = new WeakMap<IncomingMessage, Underway>();
  const Agent = origin.startsWith('https:') ? HttpsAgent : HttpAgent;
  const fail = (error: Error, req: IncomingMessage) => underway.get(req)?.reject(error);
  const proxy = createProxyMiddleware({
    target: origin,
    changeOrigin: true,
    agent: new Agent({ keepAlive: true, maxSockets: UPSTREAM_LIMITS.connections }),
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
      proxyRes: (proxyRes, req) => underway.get(req)?.resolve(whole(proxyRes)),
      error: (error, req) => fail(error, req),
      econnreset: (error, req) => fail(error, req),
    },
  });
  return ({ req, path, headers, body }) =>
    (onCancel) => {
      const own = { url: req.url, headers: req.headers, method: req.method };
      // The answer to a HEAD has no body that could be validated.
      const method = req.method === 'HEAD' ? 'GET' : req.method;
      return new Promise<RawAnswer>((resolve, reject) => {
        underway.set(req, { body, onCancel, resolve, reject });
        Object.assign(req, { url: path, headers, method });
        // A stand-in, because the proxy destroys the response that it would pipe to. The real one is sent after validation.
        proxy(req, new ServerResponse(req), reject).catch(reject);
      }).finally(() => Object.assign(req, own));
    };
}

async function whole(stream: IncomingMessage): Promise<RawAnswer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      size += chunk.length;
      if (size > UPSTREAM_LIMITS.largestAnswer) throw new Error('over-long answer');
      chunks.push(chunk);
    }
  } catch (error) {
    throw new UpstreamFailure('upstreamBroken', { cause: error });
  }
  return { status: stream.statusCode ?? 0, headers: stream.headers, bytes: Buffer.concat(chunks) };
}
