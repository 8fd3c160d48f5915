import type { SourceSettings } from '../config/sourcesConfig.ts';
import { createBreaker } from '../net/breaker.ts';
import type { Reply, Transport } from '../net/callSource.ts';
import { type Failure, failure } from '../net/failure.ts';
import type { Credentials } from '../net/redirect.ts';
import type { Question } from '../question/question.ts';
import type { StoredAnswer } from '../store/answers.ts';
import type { MarketStore } from '../store/marketStore.ts';
import type { SourceName } from '../table/sourceTable.ts';
import { type Budget, createBudget } from './budget.ts';
import { asCounted } from './missingSubject.ts';

/** What is known after a question. `at`: when the source last said so, epoch ms. */
export type Known<Value> =
  | { readonly kind: 'fresh'; readonly value: Value; readonly at: number }
  /** The last good answer; `why` nothing newer is there. */
  | { readonly kind: 'cached'; readonly value: Value; readonly at: number; readonly why: Failure }
  | { readonly kind: 'nothing'; readonly why: Failure };

export interface SourceClient<Name extends string = SourceName> {
  readonly name: Name;
  /**
   * Asks the source, within its limits and not while it wants silence; falls back to its last good answer: the known one
   * where the caller has it, else the kept one, which is read and decoded.
   */
  ask<Value>(question: Question<Value>, known?: Known<Value>): Promise<Known<Value>>;
  /** The last good answer, without asking. */
  recall<Value>(question: Question<Value>): Known<Value>;
  /** What may still be asked. */
  budget(): Budget;
  /** How far the source's clock is ahead of ours, ms; null before its first answer. */
  skew(): number | null;
}

export interface SourceClientOptions<Name extends string = SourceName> {
  readonly name: Name;
  readonly settings: SourceSettings;
  readonly store: MarketStore;
  readonly transport: Transport;
  readonly now: () => number;
  /** Sent with each call, wherever it is redirected to. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent with each call to the source's own address: a key's header. */
  readonly credentials?: Credentials;
  /** How it says that it does not know a subject, besides HTTP 404. */
  readonly unknownSubject?: RegExp | undefined;
  /** Whether its name may lead to public addresses alone; what an operator configures as an origin may be any. */
  readonly isPublicOnly?: true;
}

const MAX_BYTES = 8 << 20;
const TIMEOUT = 10_000;
const OFF = failure('off', 'switched off');
const NEVER_ASKED = failure('status', 'not asked yet');

/** Failures that another address of the same source may not have, so that it is asked at once. */
const TRIES_MIRROR: ReadonlySet<Failure['kind']> = new Set(['region', 'name', 'connect', 'timeout']);
/** Failures of an address that is reached and reports nothing: a dead one among living ones. The next call goes elsewhere. */
const LEAVES: ReadonlySet<Failure['kind']> = new Set(['status', 'type', 'shape', 'redirect']);

export function createSourceClient<Name extends string>(
  options: SourceClientOptions<Name>,
): SourceClient<Name> {
  const { name, settings, store, transport, now, headers = {}, credentials = {}, isPublicOnly } = options;
  const budget = createBudget({ name, settings, spending: store.spending, now });
  const breaker = createBreaker(name, store.breakers, now);
  let origin = 0;
  let skew: number | null = null;

  async function call(question: Question<unknown>, stored: StoredAnswer | null): Promise<Reply> {
    const began = now();
    const reply = await transport({
      source: name,
      url: `${settings.origins[origin]}${question.path}`,
      post: question.post ?? null,
      headers: { ...headers, ...conditions(stored) },
      credentials,
      accepts: question.accepts ?? ['application/json'],
      maxBytes: question.maxBytes ?? MAX_BYTES,
      timeout: question.timeout ?? TIMEOUT,
      ...(isPublicOnly && { isPublicOnly }),
    });
    if (reply.kind !== 'failed' && reply.date !== null) skew = reply.date - (began + now()) / 2;
    return reply;
  }

  /** Asks the address in use and, where that is out of reach, each other one, once. */
  async function callAnywhere(question: Question<unknown>, stored: StoredAnswer | null): Promise<Reply> {
    const first = origin;
    const reply = await call(question, stored);
    if (reply.kind !== 'failed' || !TRIES_MIRROR.has(reply.failure.kind)) return reply;
    for (let step = 1; step < settings.origins.length; step += 1) {
      origin = (first + step) % settings.origins.length;
      const other = await call(question, stored);
      if (other.kind !== 'failed') return other;
    }
    origin = first;
    return reply;
  }

  /** Counts a failure, and returns how it counts. */
  function failed(reported: Failure, question: Question<unknown>, body?: Buffer): Failure {
    const why = asCounted(reported, question, options.unknownSubject, body);
    breaker.failed(why);
    if (LEAVES.has(why.kind)) origin = (origin + 1) % settings.origins.length;
    return why;
  }

  function recall<Value>(question: Question<Value>, why: Failure = NEVER_ASKED): Known<Value> {
    const stored = store.answers.find(name, subjectOf(question));
    const value = stored && question.decode.read(stored.body);
    return stored && value !== null
      ? { kind: 'cached', value, at: stored.fetchedAt, why }
      : { kind: 'nothing', why };
  }

  return {
    name,
    recall,
    skew: () => skew,
    budget: budget.left,
    async ask<Value>(question: Question<Value>, known?: Known<Value>): Promise<Known<Value>> {
      const lastGood = (why: Failure): Known<Value> =>
        known === undefined || known.kind === 'nothing' || question.isPassing
          ? recall(question, why)
          : { kind: 'cached', value: known.value, at: known.at, why };
      const refusal = settings.isOn ? (breaker.refusal() ?? budget.spend(question.cost ?? 1)) : OFF;
      if (refusal !== null) return lastGood(refusal);
      const subject = subjectOf(question);
      const stored = store.answers.find(name, subject);
      const reply = await callAnywhere(question, stored);
      if (reply.kind === 'failed') return lastGood(failed(reply.failure, question));
      const body = reply.kind === 'answered' ? reply.body : stored?.body;
      const value = body === undefined ? null : question.decode.read(body);
      if (value === null) return lastGood(failed(oddShape(question, body), question, body));
      breaker.answered();
      const at = now();
      if (reply.kind !== 'answered') store.answers.confirm(name, subject, at);
      else if (!question.isPassing) store.answers.save(name, subject, { ...reply, fetchedAt: at });
      return { kind: 'fresh', value, at };
    },
  };
}

/** A line that names the fields which are not as documented. */
function oddShape({ path, decode }: Question<unknown>, body: Buffer | undefined): Failure {
  const faults = body === undefined ? ['no body'] : decode.faults(body).slice(0, 3);
  return failure('shape', `${path} is not as documented: ${faults.join('; ')}`);
}

function subjectOf({ path, post }: Question<unknown>): string {
  return post === undefined ? path : `${path} ${post}`;
}

function conditions(stored: StoredAnswer | null): Readonly<Record<string, string>> {
  return {
    ...(stored?.etag && { 'if-none-match': stored.etag }),
    ...(stored?.lastModified && { 'if-modified-since': stored.lastModified }),
  };
}
