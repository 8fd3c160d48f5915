import type { Dispatcher } from 'undici';
import type { Outgoing } from './dispatcher.ts';
import { type Failure, failure } from './failure.ts';
import { answeredFailure, thrownFailure } from './failureOf.ts';
import { readBody } from './readBody.ts';
import { type Credentials, isRedirect, MOST_REDIRECTS, redirectOf, withoutCredentials } from './redirect.ts';

export interface SourceCall {
  readonly source: string;
  /** Absolute address, on a configured origin. */
  readonly url: string;
  /** JSON that is posted; null: a GET. */
  readonly post: string | null;
  /** Sent wherever the call is redirected to. */
  readonly headers: Readonly<Record<string, string>>;
  /** Sent to the origin of `url` alone. */
  readonly credentials: Credentials;
  /** Kinds of content it may answer with: the beginning of a media type each. */
  readonly accepts: readonly string[];
  /** Bytes of the decoded body. */
  readonly maxBytes: number;
  /** ms for all of it, redirects included. */
  readonly timeout: number;
  /** Whether the name of `url` may lead to public addresses alone. */
  readonly isPublicOnly?: true;
}

/** What a source answered. */
export type Reply =
  | {
      readonly kind: 'answered';
      readonly body: Buffer;
      readonly etag: string | null;
      readonly lastModified: string | null;
      /** The source's own clock (epoch ms), from its Date header. */
      readonly date: number | null;
    }
  | { readonly kind: 'unchanged'; readonly date: number | null }
  | { readonly kind: 'failed'; readonly failure: Failure };

const USER_AGENT = 'CoinMirror/1.0 (market data portal)';

/** The way calls go out: to the network, or to what was recorded. */
export type Transport = (call: SourceCall) => Promise<Reply>;

/**
 * Calls a source. Whatever goes wrong is a failure with its kind, never an exception. A redirect to another origin ends
 * the credentials: they are not sent there, nor on the way back.
 */
export async function callSource(outgoing: Outgoing, call: SourceCall): Promise<Reply> {
  const signal = AbortSignal.timeout(call.timeout);
  let url = new URL(call.url);
  let dispatcher = call.isPublicOnly ? outgoing.redirected : outgoing.configured;
  let { credentials } = call;
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const response = await send(dispatcher, url, { ...call, credentials }, signal);
      if (!isRedirect(response.statusCode)) return await read(response, call);
      await response.body.dump();
      const target = redirectOf(url, response.headers['location']);
      if (target === null) return refused(`from ${url.host} to ${written(response.headers['location'])}`);
      if (target.origin === url.origin) {
        url = target;
      } else {
        url = withoutCredentials(target, call.credentials);
        credentials = {};
      }
      dispatcher = outgoing.redirected;
    }
    return refused(`more than ${MOST_REDIRECTS}`);
  } catch (error) {
    return { kind: 'failed', failure: thrownFailure(error, call.timeout) };
  }
}

function send(dispatcher: Dispatcher, url: URL, call: SourceCall, signal: AbortSignal) {
  return dispatcher.request({
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    method: call.post === null ? 'GET' : 'POST',
    body: call.post,
    signal,
    headersTimeout: call.timeout,
    bodyTimeout: call.timeout,
    headers: {
      'user-agent': USER_AGENT,
      'accept-encoding': 'gzip, br',
      accept: call.accepts.join(', '),
      ...(call.post !== null && { 'content-type': 'application/json' }),
      ...call.headers,
      ...call.credentials,
    },
  });
}

async function read(response: Dispatcher.ResponseData, call: SourceCall): Promise<Reply> {
  const { statusCode: status, headers } = response;
  const date = dateOf(headers);
  if (status === 304) {
    await response.body.dump();
    return { kind: 'unchanged', date };
  }
  const type = String(headers['content-type'] ?? '').toLowerCase();
  if (status !== 200) return { kind: 'failed', failure: await answeredFailure(response, date) };
  if (!call.accepts.some((accepted) => type.startsWith(accepted))) {
    await response.body.dump();
    return { kind: 'failed', failure: failure('type', `content-type ${type || 'missing'}`, { status }) };
  }
  const body = await readBody(response.body, String(headers['content-encoding'] ?? ''), call);
  return {
    kind: 'answered',
    body,
    etag: textOf(headers['etag']),
    lastModified: textOf(headers['last-modified']),
    date,
  };
}

/** Characters of an address that are told to the operator. */
const LONGEST_REPORTED = 200;

/** A refused address without its query, which may hold a copied key. */
function written(location: string | string[] | undefined): string {
  return String(location)
    .replace(/[?#].*$/s, '')
    .slice(0, LONGEST_REPORTED);
}

function refused(detail: string): Reply {
  return { kind: 'failed', failure: failure('redirect', detail) };
}

function dateOf(headers: Dispatcher.ResponseData['headers']): number | null {
  const time = Date.parse(String(headers['date'] ?? ''));
  return Number.isFinite(time) ? time : null;
}

function textOf(value: string | string[] | undefined): string | null {
  return typeof value === 'string' ? value : null;
}
