import type { ServerResponse } from 'node:http';
import type { EndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import type { AnswerHead } from './answerHead.ts';
import { type Breaker, type BreakerState, createBreaker } from './breaker.ts';
import { pipedHead } from './pipedHead.ts';
import { bufferedViaPool, createPool, type UpstreamRequest, viaPool } from './pool.ts';
import { type Begin, type Transport, twice, VisitorGone, withinTime } from './transport.ts';
import { UpstreamFailure } from './upstreamFailure.ts';
import { UPSTREAM_LIMITS } from './upstreamLimits.ts';
import { type Answer, validateAnswer } from './validateAnswer.ts';

/**
 * One upstream host with its time limit and breakers, for both transports. A call ends when its visitor leaves. Each
 * throws UpstreamFailure, or VisitorGone.
 */
export interface Upstream {
  /** The whole, validated answer of a call that only reads: made a second time when the connection fails. */
  read(name: EndpointName, request: UpstreamRequest): Promise<Answer>;
  /** The whole, validated answer of a visitor's call, which is made once; without its visitor it outlives him. */
  ask(name: EndpointName, request: UpstreamRequest, visitor?: ServerResponse): Promise<Answer>;
  /** Pipes the answer of a visitor's call that only reads, as `pipe` does; tried twice like `read`. */
  pipeRead(name: EndpointName, request: UpstreamRequest, visitor: ServerResponse): Promise<void>;
  /**
   * Pipes an answer to its visitor, judged by its head: `send` passes the head to `begin`, which sends the visitor's, and
   * writes the body. `request` is what is sent.
   */
  pipe(
    name: EndpointName,
    request: Pick<UpstreamRequest, 'path' | 'headers'>,
    send: (begin: Begin) => Transport,
    visitor: ServerResponse,
  ): Promise<void>;
  state(): BreakerState;
  close(): Promise<void>;
}

const BREAKER_OPEN = new Error('breaker open');

/** Reads the head of an answer to what was sent to `path`, before anybody gets it. May throw UpstreamFailure. */
export type Watch = (head: AnswerHead, path: string) => void;

export function createUpstream(origin: string, watch: Watch = () => {}): Upstream {
  const now = () => performance.now();
  const pool = createPool(origin);
  const host = createBreaker({ ...UPSTREAM_LIMITS.breaker, now });
  const endpoints = new Map<EndpointName, Breaker>();
  // A 502 or higher may come from a proxy before the host, so it does not show that the host is up.
  const heardOf =
    ({ path }: Pick<UpstreamRequest, 'path'>): Begin =>
    (head) => {
      if (head.status < 502) host.answered();
      watch(head, path);
    };

  function breakerOf(name: EndpointName): Breaker {
    const breaker = endpoints.get(name) ?? createBreaker({ ...UPSTREAM_LIMITS.breaker, now });
    endpoints.set(name, breaker);
    return breaker;
  }

  async function guarded<Result>(name: EndpointName, exchange: () => Promise<Result>): Promise<Result> {
    const endpoint = breakerOf(name);
    if (!endpoint.allows()) throw new UpstreamFailure('upstreamBroken', { cause: BREAKER_OPEN });
    if (!host.allows()) throw new UpstreamFailure('upstreamDown', { cause: BREAKER_OPEN });
    const sentAt = now();
    try {
      const result = await exchange();
      endpoint.answered();
      return result;
    } catch (error) {
      if (error instanceof VisitorGone) throw error;
      const failure = error instanceof UpstreamFailure ? error : failureOf(error);
      if (failure.blames.includes('endpoint')) endpoint.failed(sentAt);
      if (failure.blames.includes('host')) host.failed(sentAt);
      throw failure;
    }
  }

  const pipe: Upstream['pipe'] = (name, request, send, visitor) => {
    const { 'accept-encoding': asked = 'identity' } = request.headers;
    const heard = heardOf(request);
    const begin: Begin = (head) => {
      heard(head);
      // His connection broke the rules meanwhile, and was answered.
      if (visitor.headersSent) throw new VisitorGone();
      visitor.writeHead(head.status, pipedHead(name, head, asked, Date.now()));
    };
    return guarded(name, () => withinTime(send(begin), visitor));
  };

  return {
    read: (name, request) =>
      guarded(name, async () =>
        validateAnswer(name, await withinTime(twice(bufferedViaPool(pool, request, heardOf(request))))),
      ),
    ask: (name, request, visitor) =>
      guarded(name, async () =>
        validateAnswer(name, await withinTime(bufferedViaPool(pool, request, heardOf(request)), visitor)),
      ),
    pipeRead(name, request, visitor) {
      const data = (chunk: Buffer) => void visitor.write(chunk);
      // Ended in the turn of its last bytes, an answer is one write to the connection.
      const end = () => void visitor.end();
      const send = (begin: Begin) => twice(viaPool(pool, request, { begin, data, end }));
      return pipe(name, request, send, visitor);
    },
    pipe,
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
