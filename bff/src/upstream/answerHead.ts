import type { IncomingHttpHeaders } from 'node:http';
import type { EndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import { isWrite } from './policies.ts';
import { type Blamed, UpstreamFailure } from './upstreamFailure.ts';

/** How an answer begins. */
export interface AnswerHead {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

const JSON_NAMED = /^\s*(application|text)\/([\w.-]+\+)?json\b/i;
/** An absent type and text/plain may be JSON too. */
const MAY_BE_JSON = /^\s*($|(application|text)\/([\w.-]+\+)?json\b|text\/plain\b)/i;
/** Statuses by which a proxy before the host says that the host is down. */
const HOST_AWAY: ReadonlySet<number> = new Set([502, 503, 504]);
const BUSY = 503;
/** Successes without a body. */
const NO_BODY: ReadonlySet<number> = new Set([204, 205]);

/** Throws UpstreamFailure for a status that brings no answer: a server error, a redirect, no content. */
export function checkStatus(name: EndpointName, head: AnswerHead): void {
  const { status } = head;
  if (status >= 500) throw serverError(name, head);
  if (status < 200 || (status >= 300 && status < 400) || NO_BODY.has(status))
    throw broken(`redirect or nothing (${status})`);
}

/** Throws UpstreamFailure for a type that is not JSON's. */
export function checkType({ headers }: AnswerHead): void {
  if (!MAY_BE_JSON.test(headers['content-type'] ?? '')) throw broken(`type ${headers['content-type']}`);
}

/** A header sent twice is a list, which names no encoding that we know. */
export function encodingOf({ headers }: AnswerHead): string {
  return String(headers['content-encoding'] ?? 'identity').toLowerCase();
}

/** A header that is sent once; one that is sent twice says nothing. */
export function textOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined;
}

/** Seconds after which an upstream that refuses for now wants to be asked again; a date is not passed on. */
export function retryAfterOf({ headers }: AnswerHead): string | undefined {
  const text = String(headers['retry-after'] ?? '');
  return /^\d{1,5}$/.test(text) ? text : undefined;
}

export function broken(why: string, blames?: readonly Blamed[]): UpstreamFailure {
  return new UpstreamFailure('upstreamBroken', { cause: new Error(why), ...(blames && { blames }) });
}

/**
 * The failure for a status of 500 and above. A failed write blames nobody, since its body may be the cause. An error that
 * comes as JSON is the host's own and shows that it is up, so only the endpoint is blamed.
 */
function serverError(name: EndpointName, head: AnswerHead): UpstreamFailure {
  const { status, headers } = head;
  const isItsOwn = JSON_NAMED.test(headers['content-type'] ?? '');
  if (!isWrite(name))
    return broken(
      `status ${status}`,
      HOST_AWAY.has(status) && !isItsOwn ? ['host', 'endpoint'] : ['endpoint'],
    );
  if (status !== BUSY || !isItsOwn) return broken(`status ${status}`, []);
  const retryAfter = retryAfterOf(head);
  return new UpstreamFailure('upstreamBusy', { cause: new Error('busy'), ...(retryAfter && { retryAfter }) });
}
