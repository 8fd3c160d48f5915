import { COOKIES } from '@coinmirror/shared/constants/cookies.ts';
import {
  REQUEST_RETRIES,
  REQUEST_RETRY_DELAY,
  REQUEST_TIMEOUT,
} from '@coinmirror/shared/constants/timings.ts';
import { wellFormedJson } from '@coinmirror/shared/contract/jsonText.ts';
import { NOT_CONNECTED } from '@coinmirror/shared/contract/notConnected.ts';
import {
  AS_OF_HEADER,
  readAsOf,
  SOURCE_HEADER,
  STALE_HEADER,
} from '@coinmirror/shared/contract/provenance.ts';
import { REQUEST_ID_HEADER, readRequestId } from '@coinmirror/shared/contract/requestId.ts';
import { takesWebp, WEBP_PARAM } from '@coinmirror/shared/contract/webp.ts';
import { OK_CODES } from '@coinmirror/shared/contract/wire.ts';
import ky, { HTTPError, type KyInstance } from 'ky';
import * as v from 'valibot';
import type { Call, CallMeta, Dated } from './call.ts';
import type { Failure } from './failure.ts';
import { nextAnswer } from './nextAnswers.ts';
import { decodePreloaded } from './preloadedCall.ts';
import { provenanceFrom } from './provenanceFrom.ts';
import { readCookie } from './storage/cookie.ts';
import { unconnected } from './unconnected.ts';
import { webpSupport } from './webp.ts';

/** GETs are retried; a POST is sent once, because a repeated write could take effect twice. */
const client: KyInstance = ky.create({
  timeout: REQUEST_TIMEOUT,
  retry: { limit: REQUEST_RETRIES, methods: ['get'], delay: () => REQUEST_RETRY_DELAY },
  parseJson: (text) => JSON.parse(wellFormedJson(text)),
});

const problem = v.object({
  code: v.union([v.number(), v.string()]),
  msg: v.optional(v.string(), ''),
  errors: v.optional(v.record(v.string(), v.string())),
});

/** The result of a call, and who made it; the shape RTK Query expects. */
export type Outcome = Answer & { readonly meta: CallMeta };
type Answer = { readonly data: Dated<unknown> } | { readonly error: Failure };

/**
 * Runs one call, of this endpoint, and returns data or a Failure; never throws. On the page that is being opened it takes
 * the answer that is on its way with that page's data.
 */
export async function send(call: Call, signal: AbortSignal, endpoint = ''): Promise<Outcome> {
  const { row, params: own } = call;
  const token = readCookie(COOKIES.userToken);
  const meta = { token };
  try {
    const preloaded = await nextAnswer(endpoint, own);
    const data = preloaded && decodePreloaded(call, preloaded);
    if (data) return { data, meta };
    const params = takesWebp(row) ? { ...own, [WEBP_PARAM]: await webpSupport() } : own;
    const response = await client(requestPath(row), { ...requestOf(row, params, token), signal });
    return { ...(await read(row, response)), meta };
  } catch (error) {
    return { error: toFailure(error), meta };
  }
}

/** The URL of a call: absolute, on our own origin. Community rows go through the gateway's signing proxy. */
export function requestPath(row: Call['row']): string {
  const path = row.host === 'community' ? `/community${row.path}` : row.path;
  return new URL(path, globalThis.location.origin).href;
}

function requestOf(row: Call['row'], params: Call['params'], token: string) {
  const base = { method: row.method, headers: token ? { Authorization: token } : {} };
  if (row.method === 'GET' || row.method === 'DELETE') return { ...base, searchParams: toSearch(params) };
  if (row.body === 'form') return { ...base, body: toSearch(params) };
  if (row.body === 'multipart') return { ...base, body: toForm(params) };
  return { ...base, json: params };
}

function toSearch(params: Call['params']): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search;
}

/** The parameters of a multipart call; a file keeps its name. */
export function toForm(params: Call['params']): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(params)) {
    if (value instanceof Blob) form.set(name, value);
    else if (value !== undefined && value !== null) form.set(name, String(value));
  }
  return form;
}

/** The gateway ends the connection of an answer that breaks off, so a body that does not arrive whole rejects. */
async function read(row: Call['row'], response: Response): Promise<Answer> {
  try {
    return decode(row, await response.json(), response.headers, response.status);
  } catch (error) {
    const failure =
      error instanceof SyntaxError ? notJson(error) : ({ kind: 'network', isCut: true } as const);
    return { error: { ...failure, ...requestIdIn(response.headers) } };
  }
}

/** Decodes an answer's body by its row: data, or the failure. */
export function decode(row: Call['row'], body: unknown, headers: Headers, status: number): Answer {
  const head = v.safeParse(problem, body);
  if (head.success && !OK_CODES.has(String(head.output.code))) {
    const failed = Number(head.output.code);
    if (status < 300 && failed >= 500 && failed < 600)
      return {
        error: {
          kind: 'http',
          status: failed,
          message: sentenceIn(head.output.msg),
          ...requestIdIn(headers),
        },
      };
    return { error: refusal(head.output, headers) };
  }
  const result = v.safeParse(row.response, body);
  if (!result.success) {
    const issues = result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
    return { error: { kind: 'contract', issues, ...requestIdIn(headers) } };
  }
  return {
    data: {
      value: result.output,
      asOf: readAsOf(headers.get(AS_OF_HEADER), Date.now()),
      provenance: provenanceFrom(row, headers.get(SOURCE_HEADER)),
      stale: headers.has(STALE_HEADER),
    },
  };
}

const LONGEST_SENTENCE = 100;

/**
 * What a server says of its own error where that is a sentence for visitors, else ''. The gateway pipes it as it is, so it
 * may be a program's.
 */
function sentenceIn(message: string): string {
  const isSentence =
    /\p{Script=Han}/u.test(message) && message.length <= LONGEST_SENTENCE && !/[\n<{]/.test(message);
  return isSentence ? message : '';
}

function refusal({ code, msg, errors }: v.InferOutput<typeof problem>, headers: Headers): Failure {
  if (Number(code) === NOT_CONNECTED) return unconnected(msg);
  const fields = errors && { fields: errors };
  return { kind: 'api', code: Number(code), message: msg, ...fields, ...requestIdIn(headers) };
}

/** The call's id in the gateway's log, as far as it tells one. */
function requestIdIn(headers: Headers): { readonly requestId?: string } {
  const requestId = readRequestId(headers.get(REQUEST_ID_HEADER));
  return requestId === '' ? {} : { requestId };
}

/** The answer is not JSON: the login page of a captive portal, for example. */
function notJson({ message }: SyntaxError): Failure {
  return { kind: 'contract', issues: [message] };
}

function toFailure(error: unknown): Failure {
  if (error instanceof SyntaxError) return notJson(error);
  if (!(error instanceof HTTPError)) return { kind: 'network' };
  const parsed = v.safeParse(problem, error.data);
  const { headers, status } = error.response;
  if (parsed.success) return refusal(parsed.output, headers);
  return { kind: 'http', status, message: '', ...requestIdIn(headers) };
}
