import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ReadyAnswer, readyAnswer, sendReady } from '../http/readyAnswer.ts';
import { CALL_HEADERS } from './headers.ts';
import type { Kept } from './keptAnswers.ts';
import type { Reading } from './reader.ts';

/** The bytes and headers of a fresh answer do not change while it is kept, so they are put together once. */
const prepared = new WeakMap<Kept, ReadyAnswer>();

export function sendFresh(req: IncomingMessage, res: ServerResponse, kept: Kept): void {
  let answer = prepared.get(kept);
  if (answer === undefined) {
    answer = compose(kept, {});
    prepared.set(kept, answer);
  }
  sendReady(req, res, answer);
}

/** Sends an answer from the cache; an old one says how old it is. */
export function sendReading(req: IncomingMessage, res: ServerResponse, reading: Reading, now: number): void {
  const age = Math.max(0, Math.round((now - reading.asOf) / 1000));
  const marks = { age: String(age), 'x-data-stale': '1', warning: '110 - "Response is Stale"' };
  sendReady(req, res, compose(reading, reading.stale ? marks : {}));
}

function compose({ status, body, asOf }: Kept, marks: Readonly<Record<string, string>>): ReadyAnswer {
  return readyAnswer(status, body, {
    contentType: 'application/json; charset=utf-8',
    cacheControl: 'no-cache',
    extra: { ...CALL_HEADERS, 'x-data-as-of': String(asOf), ...marks },
  });
}
