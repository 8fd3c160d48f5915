import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Redis } from 'ioredis';
import { createAnswerCache } from '../cache/answerCache.ts';
import type { Config } from '../config.ts';
import { sendError } from '../http/failure.ts';
import { requestIdOf } from '../http/requestId.ts';
import type { Log, RequestLog } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { AsAsker } from '../security/asker.ts';
import { rowOf } from '../upstream/allowList.ts';
import { upstreamHeaders } from '../upstream/headers.ts';
import { createHostClock } from '../upstream/hostClock.ts';
import { lifetimeOf } from '../upstream/policies.ts';
import { byCorrectedClock, createSignatureWatch } from '../upstream/signatureWatch.ts';
import { createSigner, type Signer } from '../upstream/signing.ts';
import { createReadTurns } from '../upstream/turns.ts';
import { createUpstream, type Upstream } from '../upstream/upstream.ts';
import { createCachedCalls, readOf } from './cachedCalls.ts';
import { callOf, identifyCall } from './callContext.ts';
import { createDevices } from './devices.ts';
import { createForwardedCalls } from './forwardedCalls.ts';
import { createLimits } from './limits.ts';
import { readRequestBody } from './readRequestBody.ts';
import { createUnsentLogouts } from './unsentLogouts.ts';

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
  const { upstreams, sign } = createHosts(config, log);
  const { secret } = config.signing;
  const https = config.publicOrigin?.startsWith('https:') ?? false;
  const devices = createDevices({ secret, https, now: Date.now });
  const turns = createReadTurns();
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

  const forwarded = createForwardedCalls({
    origins: { api: config.apiOrigin, community: config.communityOrigin },
    upstreams,
    sign,
    devices,
    headersOf,
    addressOf,
  });

  const logouts = createUnsentLogouts({ send: createLogout(upstreams.community, sign) });

  const answer: RequestHandler = async (req, res) => {
    const call = callOf(req);
    if (lifetimeOf(call.name) > 0) await reads.answer(req, res, readOf(call));
    else if (call.name === 'memberLogout') await logouts.answer(req, res, () => forwarded.answer(req, res));
    else await forwarded.answer(req, res);
  };

  return {
    answerCache,
    front: reads.front,
    /** The steps of every other call, in order. */
    steps: [
      identifyCall,
      logouts.refuse,
      readRequestBody,
      forwarded.join,
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

export type Calls = ReturnType<typeof createCalls>;

/** Both hosts that answer calls, and what signs calls of the community host by its clock. */
function createHosts(config: Config, log: Log) {
  const clock = createHostClock();
  const watch = createSignatureWatch({
    clock,
    log: (line, ahead) => log.error({ clockAheadSeconds: Math.round(ahead / 1000) }, line),
  });
  return {
    upstreams: {
      api: createUpstream(config.apiOrigin),
      community: createUpstream(config.communityOrigin, watch),
    },
    sign: createSigner(config.signing, { now: clock.now }),
  };
}

/** Ends a login at the community host; a signed call of our own, without its visitor. */
function createLogout(community: Upstream, sign: Signer) {
  return (authorization: string) =>
    byCorrectedClock(() => {
      const { method, path } = rowOf('memberLogout');
      const request = { method, path: `${path}?${sign(new URLSearchParams())}`, headers: { authorization } };
      return community.read('memberLogout', request);
    });
}
