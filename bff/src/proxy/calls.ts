import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Redis } from 'ioredis';
import type { Config } from '../config.ts';
import { type Log, logRequest } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import { requestIdOf } from '../observability/requestId.ts';
import { answerKept } from './answerKept.ts';
import { createForward } from './forward.ts';
import { upstreamHeaders } from './headers.ts';
import { identifyCall } from './identifyCall.ts';
import { createLimits } from './limits.ts';
import { passThrough } from './passThrough.ts';
import { createPublicReads } from './publicReads.ts';
import { createReader, type Reader } from './reader.ts';
import { createSigner } from './signing.ts';
import { takeBody } from './takeBody.ts';
import { createUpstream } from './upstream.ts';

export interface CallsOptions {
  readonly config: Config;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly redis: Redis | null;
  readonly addressOf: (req: IncomingMessage) => string;
}

export interface Calls {
  readonly reader: Reader;
  /** Answers reading calls before the application. */
  readonly front: (req: IncomingMessage, res: ServerResponse) => boolean;
  /** The steps of every other call, in order. */
  readonly steps: readonly RequestHandler[];
  readonly breakers: () => Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Everything about calls, put together. */
export function createCalls({ config, log, metrics, redis, addressOf }: CallsOptions): Calls {
  const upstreams = {
    api: createUpstream(config.apiOrigin),
    community: createUpstream(config.communityOrigin),
  };
  const sign = createSigner(config.signing);
  const reader = createReader({ upstreams, sign, now: Date.now });

  const front = createPublicReads({
    reader,
    now: Date.now,
    count: metrics.call,
    logFailure: (req, status, error, ms) => logRequest(log, req, { url: req.url, status, ms, error }),
    passThrough(req, res, { row, query }) {
      const started = performance.now();
      const { url } = req;
      passThrough(upstreams.api, res, {
        path: `${row.path}${query}`,
        headers: upstreamHeaders(req, { address: addressOf(req), requestId: requestIdOf(req) }),
        onFailure: (error) =>
          logRequest(log, req, { url, status: res.statusCode, ms: performance.now() - started, error }),
      });
    },
  });

  return {
    reader,
    front,
    steps: [
      identifyCall,
      takeBody,
      answerKept(reader, metrics.call, Date.now),
      createLimits({ redis, secret: config.signing.secret, onRefused: () => metrics.refused('tooMany') }),
      createForward({ upstreams, sign }),
    ],
    breakers: () => ({ api: upstreams.api.breaker.state(), community: upstreams.community.breaker.state() }),
    async close() {
      await Promise.all([upstreams.api.close(), upstreams.community.close()]);
    },
  };
}
