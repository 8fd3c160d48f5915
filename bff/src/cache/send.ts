import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  AS_OF_HEADER,
  readAsOf,
  SOURCE_HEADER,
  STALE_HEADER,
} from '@coinmirror/shared/contract/provenance.ts';
import { CALL_HEADERS, JSON_TYPE } from '../http/callHeaders.ts';
import { type ReadyAnswer, readyAnswer, sendReady } from '../http/readyAnswer.ts';
import type { Answer } from '../upstream/validateAnswer.ts';
import type { CachedAnswer } from './answerCache.ts';

const CALL_HEAD = Object.entries(CALL_HEADERS).flat();
/** A picture never changes under its name. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The bytes and headers of an answer of the cache, put together once. */
export function readyCachedAnswer(
  { status, body, asOf, source }: Omit<CachedAnswer, 'ready' | 'stale'>,
  retryAfter: string | undefined,
  marks: Readonly<Record<string, string>> = {},
): ReadyAnswer {
  return readyAnswer(status, body, {
    contentType: JSON_TYPE,
    cacheControl: 'no-cache',
    extra: {
      ...CALL_HEADERS,
      [AS_OF_HEADER]: String(asOf),
      [SOURCE_HEADER]: source,
      ...(retryAfter ? { 'retry-after': retryAfter } : {}),
      ...marks,
    },
  });
}

/** Sends an answer from the cache; an old one says how old it is. */
export function sendCachedAnswer(
  req: IncomingMessage,
  res: ServerResponse,
  answer: CachedAnswer,
  now: number,
): void {
  if (!answer.stale) {
    sendReady(req, res, answer.ready);
    return;
  }
  const age = Math.max(0, Math.round((now - answer.readAt) / 1000));
  const marks = { age: String(age), [STALE_HEADER]: '1', warning: '110 - "Response is Stale"' };
  sendReady(req, res, readyCachedAnswer(answer, undefined, marks));
}

/** Sends an answer that was read whole and is kept by no cache of ours. */
export function sendAnswer(res: ServerResponse, answer: Answer, now: number): void {
  const { status, code, contentType, bytes, retryAfter } = answer;
  const head = [
    ...CALL_HEAD,
    'content-type',
    contentType,
    'content-length',
    String(bytes.length),
    'cache-control',
    code === null ? FOR_EVER : 'no-store',
    AS_OF_HEADER,
    String(readAsOf(answer.asOf, now)),
  ];
  if (retryAfter) head.push('retry-after', retryAfter);
  res.writeHead(status, head);
  res.end(bytes);
}
