import { setTimeout as sleep } from 'node:timers/promises';
import { type Dispatcher, errors, Pool } from 'undici';
import { type FailureKind, Refusal } from '../http/failure.ts';
import { type Breaker, createBreaker } from './breaker.ts';

/** A call to an upstream that brought no usable answer. */
export class UpstreamFailure extends Refusal {
  constructor(kind: FailureKind, cause?: unknown) {
    super(kind, kind === 'upstreamDown' ? { 'retry-after': '2' } : {}, { cause });
  }
}

export interface UpstreamRequest {
  readonly method: 'GET' | 'POST';
  /** Path with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

export interface UpstreamAnswer {
  readonly status: number;
  readonly body: Buffer;
}

/** One upstream host: its kept-alive connections, its time limits and its breaker. */
export interface Upstream {
  readonly origin: string;
  readonly pool: Dispatcher;
  readonly breaker: Breaker;
  /** A call that only reads: tried a second time when the connection fails. Throws UpstreamFailure. */
  read(request: UpstreamRequest): Promise<UpstreamAnswer>;
  close(): Promise<void>;
}

const CONNECTIONS = 64;
const CONNECT_TIMEOUT = 2_000;
/** Below the browser's 30 s, so that the visitor reads our sentence and not a bare time-out. */
const ANSWER_TIMEOUT = 10_000;
const LARGEST_ANSWER = 8 * 1024 * 1024;
const RETRY_AFTER_MS = 60;
const BREAKER_THRESHOLD = 5;
const BREAKER_REST = 1_000;

export function createUpstream(origin: string): Upstream {
  const pool = new Pool(origin, {
    connections: CONNECTIONS,
    pipelining: 1,
    allowH2: false,
    connect: { timeout: CONNECT_TIMEOUT },
    headersTimeout: ANSWER_TIMEOUT,
    bodyTimeout: ANSWER_TIMEOUT,
    maxResponseSize: LARGEST_ANSWER,
  });
  const breaker = createBreaker({
    threshold: BREAKER_THRESHOLD,
    restMs: BREAKER_REST,
    now: () => performance.now(),
  });

  async function once(request: UpstreamRequest): Promise<UpstreamAnswer> {
    const { statusCode, body } = await pool.request({
      method: request.method,
      path: request.path,
      headers: request.headers,
      body: request.body ?? null,
    });
    return { status: statusCode, body: Buffer.from(await body.arrayBuffer()) };
  }

  function onceOrTwice(request: UpstreamRequest): Promise<UpstreamAnswer> {
    return once(request).catch(async (error: unknown) => {
      if (isTimeout(error)) throw error;
      // A kept connection may have been closed under us; a fresh one tells whether the upstream is gone.
      await sleep(RETRY_AFTER_MS);
      return once(request);
    });
  }

  async function read(request: UpstreamRequest): Promise<UpstreamAnswer> {
    if (!breaker.allows()) throw new UpstreamFailure('upstreamDown');
    const answer = await onceOrTwice(request).catch((error: unknown) => {
      breaker.failed();
      throw new UpstreamFailure(failureKindOf(error), error);
    });
    breaker.answered(answer.status);
    if (answer.status >= 500) throw new UpstreamFailure('upstreamBroken');
    return answer;
  }

  return { origin, pool, breaker, read, close: () => pool.destroy() };
}

function isTimeout(error: unknown): boolean {
  return error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError;
}

/** What a visitor is told about an error of the connection. */
export function failureKindOf(error: unknown): FailureKind {
  if (isTimeout(error)) return 'upstreamSlow';
  if (error instanceof errors.ResponseExceededMaxSizeError) return 'upstreamBroken';
  return 'upstreamDown';
}
