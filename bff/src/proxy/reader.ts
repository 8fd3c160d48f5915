import { setTimeout as sleep } from 'node:timers/promises';
import type { EndpointHost } from '@coinmirror/shared/contract/endpoint.ts';
import { OK_CODES } from '@coinmirror/shared/contract/wire.ts';
import { makeReady } from '../http/readyBody.ts';
import type { KnownCall } from './allowList.ts';
import { createCoalescer } from './coalesce.ts';
import { createKeptAnswers, type Kept } from './keptAnswers.ts';
import { lifetimeOf } from './lifetimes.ts';
import type { Signer } from './signing.ts';
import { type Upstream, UpstreamFailure } from './upstream.ts';

/** One call that only reads, ready to be made: the row, its canonical query, its body where it is a POST. */
export interface ReadCall extends KnownCall {
  readonly query: string;
  readonly body?: Buffer;
  /** Calls with the same key are the same call. */
  readonly key: string;
}

/** An answer that may be given to every visitor. `stale`: kept from before, because the upstream is failing. */
export interface Reading extends Kept {
  readonly stale: boolean;
}

export interface Reader {
  /** What is kept and fresh, or undefined. Never waits. */
  fresh(key: string): Kept | undefined;
  /** A fresh answer, or the last one while the upstream fails. Throws UpstreamFailure when there is neither. */
  read(call: ReadCall): Promise<Reading>;
}

/** With an older answer at hand nobody waits longer than this for a newer one, ms. */
const PATIENCE = 3_000;
const SLOW = Symbol('slow');

interface ReaderOptions {
  readonly upstreams: Readonly<Record<EndpointHost, Upstream>>;
  readonly sign: Signer;
  /** Epoch ms. */
  readonly now: () => number;
  /** ms on a clock that only goes forward: a machine's time set back must not make old prices fresh. */
  readonly elapsed?: () => number;
}

/** Reads through the small cache: coalesced, kept for the endpoint's lifetime, stale while the upstream fails. */
export function createReader({
  upstreams,
  sign,
  now,
  elapsed = () => performance.now(),
}: ReaderOptions): Reader {
  const kept = createKeptAnswers();
  const coalesce = createCoalescer<Kept>();

  async function fetchAnswer({ name, row, query, body, key }: ReadCall): Promise<Kept> {
    const search = row.host === 'community' ? `?${sign(new URLSearchParams(query))}` : query;
    const answer = await upstreams[row.host].read({
      method: row.method === 'POST' ? 'POST' : 'GET',
      path: `${row.path}${search}`,
      headers: body ? { 'content-type': 'application/json' } : {},
      ...(body ? { body } : {}),
    });
    const code = codeOf(answer.body);
    if (code === null || code >= 500) throw new UpstreamFailure('upstreamBroken');
    const entry: Kept = {
      status: answer.status,
      body: await makeReady(answer.body),
      asOf: now(),
      freshUntil: elapsed() + lifetimeOf(name) * 1000,
    };
    if (answer.status === 200 && OK_CODES.has(String(code))) kept.set(key, entry);
    return entry;
  }

  const fresh = (key: string) => {
    const entry = kept.get(key);
    return entry && entry.freshUntil > elapsed() ? entry : undefined;
  };

  return {
    fresh,
    async read(call) {
      const known = kept.get(call.key);
      if (known && known.freshUntil > elapsed()) return { ...known, stale: false };
      const fetching = coalesce(call.key, () => fetchAnswer(call));
      if (!known) return { ...(await fetching), stale: false };
      const outcome = await Promise.race([fetching.catch(() => SLOW), sleep(PATIENCE, SLOW, { ref: false })]);
      return typeof outcome === 'symbol' ? { ...known, stale: true } : { ...outcome, stale: false };
    },
  };
}

/** The envelope's code, null when the bytes are no envelope. */
function codeOf(bytes: Buffer): number | null {
  try {
    const answer: unknown = JSON.parse(bytes.toString('utf8'));
    if (typeof answer !== 'object' || answer === null || !('code' in answer)) return null;
    const code = Number(answer.code);
    return Number.isFinite(code) ? code : null;
  } catch {
    return null;
  }
}
