import type { IncomingMessage } from 'node:http';
import { DEVICE_HEADER } from '@coinmirror/shared/contract/community/askerHeaders.ts';
import type { EndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import type { Request, RequestHandler, Response } from 'express';
import type { Redis } from 'ioredis';
import { createAnswerCache } from '../cache/answerCache.ts';
import { sendAnswer } from '../cache/send.ts';
import type { Config } from '../config.ts';
import { sendError } from '../http/failure.ts';
import { requestIdOf } from '../http/requestId.ts';
import type { Log, RequestLog } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { AsAsker } from '../security/asker.ts';
import { rowOf } from '../upstream/allowList.ts';
import { upstreamHeaders } from '../upstream/headers.ts';
import { createHostClock } from '../upstream/hostClock.ts';
import { lifetimeOf, limitNameOf } from '../upstream/policies.ts';
import { byCorrectedClock, createSignatureWatch } from '../upstream/signatureWatch.ts';
import { createSigner } from '../upstream/signing.ts';
import type { Begin } from '../upstream/transport.ts';
import { createReadTurns } from '../upstream/turns.ts';
import { createUpstream } from '../upstream/upstream.ts';
import { type Answer, PICTURES } from '../upstream/validateAnswer.ts';
import { createCachedCalls, readOf } from './cachedCalls.ts';
import { callOf, identifyCall } from './callContext.ts';
import { createDevices } from './devices.ts';
import { createForward } from './forward.ts';
import { countsOutcome } from './limitRules.ts';
import { createLimits } from './limits.ts';
import { readRequestBody } from './readRequestBody.ts';
import { createSharedSends } from './sharedSends.ts';
import { createUnsentLogouts } from './unsentLogouts.ts';
import { verdictOf } from './verdict.ts';

export interface CallsOptions {
  readonly config: Config;
  readonly log: Log;
  readonly logRequest: RequestLog;
  readonly metrics: Metrics;
  readonly redis: Redis | null;
  readonly addressOf: (req: IncomingMessage) => string;
  readonly asAsker: AsAsker;
}

/**
 * All steps of a call: find the endpoint, read and validate the body, count limits, answer from the answer cache or by
 * the upstream. `front` answers GETs that need only the endpoint table and the cache.
 */
export function createCalls({ config, log, logRequest, metrics, redis, addressOf, asAsker }: CallsOptions) {
  const clock = createHostClock();
  const watch = createSignatureWatch({
    clock,
    log: (line, ahead) => log.error({ clockAheadSeconds: Math.round(ahead / 1000) }, line),
  });
  const upstreams = {
    api: createUpstream(config.apiOrigin),
    community: createUpstream(config.communityOrigin, watch),
  };
  const forwards = {
    api: createForward(config.apiOrigin),
    community: createForward(config.communityOrigin),
  };
  const sign = createSigner(config.signing, { now: clock.now });
  const { secret } = config.signing;
  const https = config.publicOrigin?.startsWith('https:') ?? false;
  const devices = createDevices({ secret, https, now: Date.now });
  const turns = createReadTurns();
  const sends = createSharedSends((req) => devices.headersOf(req)[DEVICE_HEADER] ?? addressOf(req));
  const answerCache = createAnswerCache({
    upstreams,
    sign,
    turns,
    usualSource: { kind: config.dataSource === 'simulated' ? 'simulated' : 'public', name: '' },
    now: Date.now,
  });
  const headersOf = (req: IncomingMessage) =>
    upstreamHeaders(req, { address: addressOf(req), requestId: requestIdOf(req) });
  const reads = createCachedCalls({
    answerCache,
    upstreams,
    turns,
    addressOf,
    asAsker,
    headersOf,
    count: metrics.call,
    onFailure(req, res, error, ms) {
      if (res.destroyed) return;
      sendError(res, error);
      logRequest(req, { url: req.url, status: res.statusCode, ms, error });
    },
  });

  /**
   * A call that is personal or changes something: a market call as it is, a community call signed. Its answer is piped,
   * unless what it says decides something here.
   */
  async function forward(req: Request, res: Response): Promise<void> {
    const call = callOf(req);
    const { name, row, query, fields, body } = call;
    // By the time of this try.
    const search = (row.host === 'community' ? sign(query, fields) : query).toString();
    const path = search === '' ? row.path : `${row.path}?${search}`;
    const headers = { ...headersOf(req), ...(row.host === 'community' ? devices.headersOf(req) : {}) };
    const upstream = upstreams[row.host];
    if (!isReadWhole(name)) {
      const send = (begin: Begin) => forwards[row.host]({ req, res, path, headers, body }, begin);
      await upstream.pipe(name, { path, headers }, send, res);
      return;
    }
    const request = { method: row.method, path, headers, body };
    const visitor = name === 'phoneCode' ? undefined : res;
    deliver(req, res, await sends.run(req, () => upstream.ask(name, request, visitor)));
  }

  function deliver(req: Request, res: Response, answer: Answer): void {
    const call = callOf(req);
    call.verdict = verdictOf(answer);
    if (call.verdict === 'done') devices.mark(req, res);
    sendAnswer(res, answer, Date.now());
  }

  const logouts = createUnsentLogouts({
    send: (authorization) =>
      byCorrectedClock(() => {
        const { method, path } = rowOf('memberLogout');
        const request = {
          method,
          path: `${path}?${sign(new URLSearchParams())}`,
          headers: { authorization },
        };
        return upstreams.community.read('memberLogout', request);
      }),
  });

  const join: RequestHandler = async (req, res, next) => {
    const underway = sends.find(req);
    if (underway === null) next();
    else deliver(req, res, await underway);
  };

  const send = (req: Request, res: Response) => byCorrectedClock(() => forward(req, res));
  const answer: RequestHandler = async (req, res) => {
    const call = callOf(req);
    if (lifetimeOf(call.name) > 0) await reads.answer(req, res, readOf(call));
    else if (call.name === 'memberLogout') await logouts.answer(req, res, () => send(req, res));
    else await send(req, res);
  };

  return {
    answerCache,
    front: reads.front,
    /** The steps of every other call, in order. */
    steps: [
      identifyCall,
      logouts.refuse,
      readRequestBody,
      join,
      createLimits({
        redis,
        secret,
        ...devices.known,
        addressOf,
        onRefused: () => metrics.refused('tooMany'),
      }),
      answer,
    ],
    breakers: () => ({ api: upstreams.api.state(), community: upstreams.community.state() }),
    async close() {
      logouts.close();
      await Promise.all([upstreams.api.close(), upstreams.community.close()]);
    },
  };
}

/** A picture is checked, limits that count an outcome need the envelope's code, and a logout is answered in any case. */
function isReadWhole(name: EndpointName): boolean {
  return PICTURES.has(name) || countsOutcome(limitNameOf(name)) || name === 'memberLogout';
}
