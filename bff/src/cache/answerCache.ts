import type { EndpointHost } from '@coinmirror/shared/contract/endpoint.ts';
import { NOT_CONNECTED, NOT_CONNECTED_LIFETIME } from '@coinmirror/shared/contract/notConnected.ts';
import {
  cachedFor,
  type Provenance,
  readAsOf,
  readProvenance,
  writeProvenance,
} from '@coinmirror/shared/contract/provenance.ts';
import { REQUEST_ID_HEADER } from '@coinmirror/shared/contract/requestId.ts';
import { OK_CODES } from '@coinmirror/shared/contract/wire.ts';
import { lineOf } from '@coinmirror/shared/network/networks.ts';
import { within } from '@coinmirror/shared/time/within.ts';
import type { ReadyAnswer } from '../http/readyAnswer.ts';
import { makeReady, type ReadyBody } from '../http/readyBody.ts';
import { askerNow } from '../security/asker.ts';
import { lifetimeOf } from '../upstream/policies.ts';
import type { ReadCall } from '../upstream/readCall.ts';
import { byCorrectedClock } from '../upstream/signatureWatch.ts';
import type { Signer } from '../upstream/signing.ts';
import { createReadTurns, type ReadTurns } from '../upstream/turns.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { UPSTREAM_LIMITS } from '../upstream/upstreamLimits.ts';
import { ASKED_ENCODING } from '../upstream/validateAnswer.ts';
import { createAnswerLru } from './answerLru.ts';
import { createCoalescer } from './coalesce.ts';
import { readyCachedAnswer } from './send.ts';

/** An upstream's answer that may be given to every visitor. */
export interface CachedAnswer {
  readonly status: number;
  /** What was asked for has no source (1501). */
  readonly unconnected: boolean;
  readonly body: ReadyBody;
  /** Time of the data by the upstream's clock, epoch ms. */
  readonly asOf: number;
  /** Where it is from, as its header says. */
  readonly source: string;
  /** Epoch ms at which it was read. */
  readonly readAt: number;
  /** Until when it counts as fresh: ms on a clock that only goes forward. */
  readonly freshUntil: number;
  /** As it is sent while it is fresh. */
  readonly ready: ReadyAnswer;
  /** Older than its lifetime, given because the upstream is failing. */
  readonly stale: boolean;
}

export interface AnswerCache {
  /** The fresh answer under a key, without waiting; undefined where there is none. */
  fresh(key: string): CachedAnswer | undefined;
  /**
   * A fresh answer, or the last one while the upstream fails. Throws UpstreamFailure when there is neither. The upstream is
   * told the id of the first request that waits for it.
   */
  read(call: ReadCall, requestId?: string): Promise<CachedAnswer>;
}

/** The upstream limits us, which says nothing about the data. */
const BUSY = 429;

interface AnswerCacheOptions {
  readonly upstreams: Readonly<Record<EndpointHost, Pick<Upstream, 'read'>>>;
  readonly sign: Signer;
  /** Source of an answer without a source header. */
  readonly usualSource: Provenance;
  /** Epoch ms. */
  readonly now: () => number;
  /** Whose reads the upstream is asked for next. */
  readonly turns?: ReadTurns;
  /** ms on a clock that only goes forward: a machine's time set back must not make old prices fresh. */
  readonly elapsed?: () => number;
}

/**
 * Reads answers through a cache: concurrent reads are coalesced, visitors' lines take turns, and an answer is fresh for its endpoint's lifetime. Stale
 * entries are kept until size evicts them, since visitors get them while the upstream fails.
 */
export function createAnswerCache({
  upstreams,
  sign,
  usualSource,
  now,
  turns = createReadTurns(),
  elapsed = () => performance.now(),
}: AnswerCacheOptions): AnswerCache {
  const sourceOf = (header: string | undefined) => writeProvenance(readProvenance(header, usualSource));
  const underway = createCoalescer<CachedAnswer>();
  const waiting = createCoalescer<CachedAnswer>();
  /** Hosts that have not answered since a reader gave up waiting. */
  const silent = new Set<EndpointHost>();
  const cached = createAnswerLru<CachedAnswer>();

  async function fetchAnswer(call: ReadCall, requestId: string | undefined): Promise<CachedAnswer> {
    const { name, row, query, body, key } = call;
    const search = () => (row.host === 'community' ? `?${sign(new URLSearchParams(query))}` : query);
    // Counted from before the call, so that an entry never outlives the upstream's cycle.
    const asked = elapsed();
    const answer = await byCorrectedClock(() =>
      upstreams[row.host].read(name, {
        method: body ? 'POST' : 'GET',
        path: `${row.path}${search()}`,
        headers: {
          'accept-encoding': ASKED_ENCODING,
          ...(body && { 'content-type': 'application/json' }),
          ...(requestId && { [REQUEST_ID_HEADER]: requestId }),
        },
        body,
      }),
    );
    silent.delete(row.host);
    const asOf = readAsOf(answer.asOf, now());
    const unconnected = answer.code === NOT_CONNECTED;
    const lifetime = unconnected ? NOT_CONNECTED_LIFETIME : lifetimeOf(name);
    const entry = {
      status: answer.code === BUSY ? BUSY : answer.status,
      unconnected,
      // Copied, because the bytes may be a view of a larger network buffer.
      body: await makeReady(Buffer.from(answer.bytes)),
      asOf,
      source: sourceOf(answer.source),
      readAt: now(),
      freshUntil: asked + cachedFor(lifetime * 1000, asOf, answer.holds),
    };
    const made = { ...entry, ready: readyCachedAnswer(entry, answer.retryAfter), stale: false };
    if (answer.status === 200 && (unconnected || OK_CODES.has(String(answer.code)))) cached.set(key, made);
    return made;
  }

  function fresh(key: string): CachedAnswer | undefined {
    const entry = cached.get(key);
    return entry && entry.freshUntil > elapsed() ? entry : undefined;
  }

  /** The answer that is under way, whoever asked for it; else it is asked for as soon as this visitor's line may. */
  function ask(call: ReadCall, requestId: string | undefined): Promise<CachedAnswer> {
    const { key } = call;
    const asker = askerNow();
    const fetching = () => underway.share(key, () => fetchAnswer(call, requestId));
    if (asker === null || underway.has(key)) return fetching();
    // Somebody else may have asked for it meanwhile.
    const inTurn = () => turns(call.row, asker, async () => fresh(key) ?? fetching());
    return waiting.share(`${lineOf(asker)} ${key}`, inTurn);
  }

  return {
    fresh,
    async read(call, requestId) {
      const known = cached.get(call.key);
      if (known && known.freshUntil > elapsed()) return known;
      const fetching = ask(call, requestId);
      if (!known) return fetching;
      const { host } = call.row;
      const patience = silent.has(host) ? UPSTREAM_LIMITS.silentPatienceMs : UPSTREAM_LIMITS.patienceMs;
      const outcome = await within(patience, fetching, 'late').catch(() => null);
      if (outcome === 'late') silent.add(host);
      if (outcome === null || outcome === 'late') return { ...known, stale: true };
      return outcome.status === BUSY ? { ...known, stale: true } : outcome;
    },
  };
}
