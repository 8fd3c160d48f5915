import { Agent as HttpAgent, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { EndpointHost } from '@coinmirror/shared/contract/endpoint.ts';
import type { RequestHandler } from 'express';
import { createProxyMiddleware, debugProxyErrorsPlugin, proxyEventsPlugin } from 'http-proxy-middleware';
import { Refusal, sendFailure } from '../http/failure.ts';
import { requestIdOf } from '../observability/requestId.ts';
import { noteReason } from '../observability/requestLine.ts';
import { CALL_HEADERS, upstreamHeaders, visitorHeaders } from './headers.ts';
import { callOf } from './pendingCall.ts';
import type { Signer } from './signing.ts';
import type { Upstream } from './upstream.ts';

const ANSWER_TIMEOUT = 10_000;
const CONNECTIONS = 64;

export interface ForwardOptions {
  readonly upstreams: Readonly<Record<EndpointHost, Upstream>>;
  readonly sign: Signer;
}

/** Hands an identified call to its host: a market call as it is, a community call signed. Never tried twice. */
export function createForward({ upstreams, sign }: ForwardOptions): RequestHandler {
  const proxies = {
    api: createProxy(upstreams.api),
    community: createProxy(upstreams.community),
  };
  return async (req, res, next) => {
    const { row, query, fields } = callOf(req);
    if (!upstreams[row.host].breaker.allows()) throw new Refusal('upstreamDown', { 'retry-after': '2' });
    const search = (row.host === 'community' ? sign(query, fields) : query).toString();
    req.headers = upstreamHeaders(req, { address: req.ip ?? '', requestId: requestIdOf(req) });
    req.url = search === '' ? row.path : `${row.path}?${search}`;
    await proxies[row.host](req, res, next);
  };
}

function createProxy(upstream: Upstream) {
  const slow = new WeakSet<IncomingMessage>();
  const Agent = upstream.origin.startsWith('https:') ? HttpsAgent : HttpAgent;
  return createProxyMiddleware({
    target: upstream.origin,
    changeOrigin: true,
    agent: new Agent({ keepAlive: true, maxSockets: CONNECTIONS, timeout: ANSWER_TIMEOUT }),
    proxyTimeout: ANSWER_TIMEOUT,
    // Without its own answers and log lines: a failure gets our envelope and stands in the request's one line.
    ejectPlugins: true,
    plugins: [debugProxyErrorsPlugin, proxyEventsPlugin],
    on: {
      proxyReq(proxyReq, req) {
        proxyReq.once('timeout', () => slow.add(req));
        // The body has been read to be judged, so it is written here and not piped.
        const { body } = callOf(req);
        if (body === null) return;
        proxyReq.setHeader('content-length', body.length);
        proxyReq.write(body);
      },
      proxyRes(proxyRes, _req, res) {
        const status = proxyRes.statusCode ?? 502;
        upstream.breaker.answered(status);
        if (status >= 500) {
          proxyRes.resume();
          sendFailure(res, 'upstreamBroken');
          return;
        }
        proxyRes.headers = {
          ...visitorHeaders(proxyRes.headers),
          ...CALL_HEADERS,
          'cache-control': 'no-store',
        };
      },
      error(error, req, res) {
        upstream.breaker.failed();
        noteReason(req, error);
        if ('writeHead' in res) sendFailure(res, slow.has(req) ? 'upstreamSlow' : 'upstreamDown');
      },
    },
  });
}
