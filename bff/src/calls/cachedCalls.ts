import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EndpointHost } from '@coinmirror/shared/contract/endpoint.ts';
import type { AnswerCache } from '../cache/answerCache.ts';
import { sendCachedAnswer } from '../cache/send.ts';
import { sendReady } from '../http/readyAnswer.ts';
import { requestIdOf } from '../http/requestId.ts';
import type { Outcome } from '../observability/metrics.ts';
import { addressFault } from '../security/address.ts';
import type { AsAsker } from '../security/asker.ts';
import { findCall } from '../upstream/allowList.ts';
import { lifetimeOf } from '../upstream/policies.ts';
import { getCall, postCall, type ReadCall } from '../upstream/readCall.ts';
import type { ReadTurns } from '../upstream/turns.ts';
import type { Upstream } from '../upstream/upstream.ts';
import type { CallContext } from './callContext.ts';

/** A call that reads. Only a `shared` one may be answered from the cache; the others are personal. */
export interface CachedCall {
  readonly call: ReadCall;
  readonly shared: boolean;
}

export interface CachedCallsOptions {
  readonly answerCache: AnswerCache;
  readonly upstreams: Readonly<Record<EndpointHost, Upstream>>;
  readonly turns: ReadTurns;
  readonly addressOf: (req: IncomingMessage) => string;
  readonly asAsker: AsAsker;
  /** Headers of a personal call. */
  headersOf(req: IncomingMessage): Record<string, string>;
  count(outcome: Outcome): void;
  onFailure(req: IncomingMessage, res: ServerResponse, error: unknown, ms: number): void;
}

/** Answers the calls of endpoints with a lifetime. */
export function createCachedCalls({
  answerCache,
  upstreams,
  turns,
  addressOf,
  asAsker,
  headersOf,
  count,
  onFailure,
}: CachedCallsOptions) {
  function recognise(url: string): CachedCall | null {
    if (addressFault(url) !== null) return null;
    const at = url.indexOf('?');
    const finding = findCall('GET', at < 0 ? url : url.slice(0, at));
    if (finding.kind !== 'found' || lifetimeOf(finding.call.name) === 0) return null;
    const query = new URLSearchParams(at < 0 ? '' : url.slice(at + 1));
    return readOf({ ...finding.call, query, body: null, fields: {}, verdict: 'none' });
  }

  /** Throws UpstreamFailure, when the head of an answer may have gone out too. */
  async function answer(req: IncomingMessage, res: ServerResponse, { call, shared }: CachedCall) {
    if (shared) {
      const answer = await answerCache.read(call, requestIdOf(req)).catch((error: unknown) => {
        count('failed');
        throw error;
      });
      count(answer.stale ? 'stale' : 'miss');
      sendCachedAnswer(req, res, answer, Date.now());
    } else {
      const { name, row, query, body } = call;
      const request = { method: row.method, path: `${row.path}${query}`, headers: headersOf(req), body };
      await turns(row, addressOf(req), () => upstreams[row.host].pipeRead(name, request, res));
    }
  }

  return {
    answer,
    /** Answers reading requests of the market API before the application sees them; false for every other address. */
    front(req: IncomingMessage, res: ServerResponse): boolean {
      if (!req.url?.startsWith('/api/')) return false;
      const read = recognise(req.url);
      if (read === null) return false;
      const cached = read.shared ? answerCache.fresh(read.call.key) : undefined;
      if (cached) {
        count('hit');
        sendReady(req, res, cached.ready);
      } else {
        const started = performance.now();
        const fail = (error: unknown) => onFailure(req, res, error, performance.now() - started);
        asAsker(req, () => void answer(req, res, read).catch(fail));
      }
      return true;
    },
  };
}

/** The read call of a request. Some reads are POSTs. A call with a visitor's token keeps its own body. */
export function readOf({ name, row, query, body, fields }: CallContext): CachedCall {
  const shared = !fields['token'] && !query.get('token');
  if (row.method !== 'POST') return { call: getCall(name, row, query), shared };
  const call = postCall(name, row, fields);
  return { call: shared ? call : { ...call, body: body ?? Buffer.alloc(0) }, shared };
}
