import type { ServerResponse } from 'node:http';
import type { EndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import { type Breaker, type BreakerState, createBreaker } from './breaker.ts';
import { createPool, type ReadRequest, viaPool } from './pool.ts';
import { type Transport, twice, VisitorGone, withinTime } from './transport.ts';
import { UpstreamFailure } from './upstreamFailure.ts';
import { UPSTREAM_LIMITS } from './upstreamLimits.ts';
import { type Answer, validateAnswer } from './validateAnswer.ts';

/** One upstream host with its time limit, breakers and validation, for both transports. */
export interface Upstream {
  /** Makes a call, which ends when its visitor leaves. Throws UpstreamFailure, or VisitorGone. */
  exchange(name: EndpointName, send: Transport, visitor?: ServerResponse): Promise<Answer>;
  /** A call that only reads: made a second time when the connection fails. Throws as `exchange` does. */
  read(name: EndpointName, request: ReadRequest, visitor?: ServerResponse): Promise<Answer>;
  state(): BreakerState;
  close(): Promise<void>;
}

const BREAKER_OPEN = new Error('breaker open');

export function createUpstream(origin: string): Upstream {
  const now = () => performance.now();
  const pool = createPool(origin);
  const host = createBreaker({ ...UPSTREAM_LIMITS.breaker, now });
  const endpoints = new Map<EndpointName, Breaker>();

  function breakerOf(name: EndpointName): Breaker {
    const breaker = endpoints.get(name) ?? createBreaker({ ...UPSTREAM_LIMITS.breaker, now });
    endpoints.set(name, breaker);
    return breaker;
  }

  async function exchange(name: EndpointName, send: Transport, visitor?: ServerResponse): Promise<Answer> {
    const endpoint = breakerOf(name);
    if (!endpoint.allows()) throw new UpstreamFailure('upstreamBroken', { cause: BREAKER_OPEN });
    if (!host.allows()) throw new UpstreamFailure('upstreamDown', { cause: BREAKER_OPEN });
    const sentAt = now();
    try {
      const raw = await withinTime(send, visitor);
      // A 502 or higher may come from a proxy before the host, so it does not show that the host is up.
      if (raw.status < 502) host.answered();
      const answer = await validateAnswer(name, raw);
      endpoint.answered();
      return answer;
    } catch (error) {
      if (error instanceof VisitorGone || visitor?.destroyed) throw error;
      const failure = error instanceof UpstreamFailure ? error : failureOf(error);
      if (failure.blames.includes('endpoint')) endpoint.failed(sentAt);
      if (failure.blames.includes('host')) host.failed(sentAt);
      throw failure;
    }
  }

  return {
    exchange,
    read: (name, request, visitor) => exchange(name, twice(viaPool(pool, request)), visitor),
    state: host.state,
    close: () => pool.destroy(),
  };
}

/** Down when nothing answers; broken when the answer is no HTTP or its head is too large. */
function failureOf(error: unknown): UpstreamFailure {
  const { name = '', code = '' } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  const speaks = name === 'HTTPParserError' || /^HPE_|HEADERS_OVERFLOW/.test(code);
  return new UpstreamFailure(speaks ? 'upstreamBroken' : 'upstreamDown', { cause: error });
}
