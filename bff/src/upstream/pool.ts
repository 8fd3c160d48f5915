/// <reference path="./undiciPool.d.ts" />
import type { Dispatcher } from 'undici';
import Pool from 'undici/lib/dispatcher/pool.js';
import type { Transport } from './transport.ts';
import { UpstreamFailure } from './upstreamFailure.ts';
import { UPSTREAM_LIMITS } from './upstreamLimits.ts';
import type { RawAnswer } from './validateAnswer.ts';

/** A call that changes nothing. */
export interface ReadRequest {
  readonly method: 'GET' | 'POST';
  /** Path with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
}

/** Kept-alive connections to a host. `withinTime` limits the time of a whole answer, so the pool has no time limit. */
export function createPool(origin: string): Pool {
  return new Pool(origin, {
    connections: UPSTREAM_LIMITS.connections,
    pipelining: 1,
    allowH2: false,
    connect: { timeout: UPSTREAM_LIMITS.connectMs },
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: UPSTREAM_LIMITS.largestAnswer,
  });
}

/** The transport of calls that read: half the cost of a proxied request. */
export function viaPool(pool: Dispatcher, { method, path, headers, body }: ReadRequest): Transport {
  return (onCancel) =>
    new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      let begun: Pick<RawAnswer, 'status' | 'headers'> | null = null;
      pool.dispatch(
        { method, path, headers, body: body ?? null },
        {
          onRequestStart: (controller) => onCancel((reason) => controller.abort(reason)),
          onResponseStart(_controller, status, head) {
            if (status >= 200) begun = { status, headers: head };
          },
          onResponseData: (_controller, chunk) => void chunks.push(chunk),
          onResponseEnd() {
            const [only] = chunks;
            const bytes = only && chunks.length === 1 ? only : Buffer.concat(chunks);
            if (begun) resolve({ ...begun, bytes });
          },
          onResponseError: (_controller, error) =>
            reject(begun ? new UpstreamFailure('upstreamBroken', { cause: error }) : error),
        },
      );
    });
}
