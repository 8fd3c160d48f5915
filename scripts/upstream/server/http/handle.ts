import type { IncomingMessage, ServerResponse } from 'node:http';
import { type EndpointName, isCommunityEndpoint } from '@coinmirror/shared/contract/endpoints.ts';
import { REQUEST_ID_HEADER, readRequestId } from '@coinmirror/shared/contract/requestId.ts';
import { loggablePath } from '@coinmirror/shared/format/redact.ts';
import { SIGNATURE_REFUSAL_HEADER, signatureChallenge } from '@coinmirror/shared/signing/signatureRefusal.ts';
import { answer, answerWith, run } from '../../answers/dispatch/answer.ts';
import { type HandlerContext, UpstreamError } from '../../answers/handler/handler.ts';
import type { CommunityContext } from '../../community/calls/context.ts';
import { communityHandlers } from '../../community/calls/handlers.ts';
import { answerImage } from '../../community/calls/images.ts';
import { printFault } from '../../community/logging/printLine.ts';
import type { Asker } from '../../community/store/phoneCodes.ts';
import { SignatureError } from '../signature.ts';
import { readFields } from './params.ts';
import { type Answer, respond } from './respond.ts';
import { findRoute } from './routes.ts';

export interface HandleDeps {
  /** Context of handlers for the caller with this Authorization header. */
  contextFor(token: string): HandlerContext;
  /** Context of community-host handlers for this caller. */
  communityFor(
    caller: Pick<CommunityContext, 'token' | 'device' | 'uploader' | 'asker' | 'requestId'>,
  ): CommunityContext;
  /** Whom an upload is counted for. */
  uploaderOf(request: IncomingMessage): string;
  /** Whose a code is. */
  askerOf(request: IncomingMessage): Asker;
  /** The answer for a database failure; null for any other error. */
  troubleAnswer(error: unknown, requestId: string): Answer | null;
  /** Throws UpstreamError for a community call without a valid signature. */
  checkSignature(query: URLSearchParams, body: Readonly<Record<string, unknown>>): void;
}

/** Answers every HTTP request of the upstream; the caller always gets `{code, msg}`, whatever fails. */
export function createHandle(deps: HandleDeps) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let result: Answer;
    try {
      result = await resultOf(request, deps);
    } catch (error) {
      result = deps.troubleAnswer(error, requestIdOf(request)) ?? failureOf(error, request);
    }
    await respond(request, response, result);
  };
}

async function resultOf(request: IncomingMessage, deps: HandleDeps): Promise<Answer> {
  const url = new URL(request.url ?? '/', 'http://upstream');
  if (url.pathname === '/healthz') return { status: 200, body: { code: 200, msg: '' } };
  const match = findRoute(request.method ?? 'GET', url.pathname);
  if (match.kind === 'unknown') return { status: 404, body: { code: 404, msg: '没有这个接口' } };
  if (match.kind === 'wrongMethod') {
    const headers = { allow: match.allow.join(', ') };
    return { status: 405, body: { code: 405, msg: '请求方式不对' }, headers };
  }
  const body = await readFields(request, match.route.row);
  if (match.route.row.host === 'community') deps.checkSignature(url.searchParams, body.signed);
  // A body field overrides a query parameter.
  const params = { ...Object.fromEntries(url.searchParams), ...body.fields };
  return answerFor(match.route.name, params, request, deps);
}

function answerFor(
  name: EndpointName,
  params: Readonly<Record<string, unknown>>,
  request: IncomingMessage,
  deps: HandleDeps,
): Promise<Answer> | Answer {
  if (name === 'imageFile') return answerImage(params, communityOf(request, deps));
  if (isCommunityEndpoint(name)) {
    return answerWith(() => run(name, communityHandlers, params, communityOf(request, deps)));
  }
  return answer(name, params, deps.contextFor(tokenOf(request)));
}

function communityOf(request: IncomingMessage, deps: HandleDeps): CommunityContext {
  return deps.communityFor({
    token: tokenOf(request),
    device: deviceOf(request.headers['user-agent']),
    uploader: deps.uploaderOf(request),
    asker: deps.askerOf(request),
    requestId: requestIdOf(request),
  });
}

function tokenOf({ headers }: IncomingMessage): string {
  return headers.authorization ?? '';
}

/** The browser's name in the visitor's session list: its user agent, truncated. */
function deviceOf(userAgent: string | undefined): string {
  return (userAgent ?? '').slice(0, 160);
}

/** The gateway's id of a call; '' where it has none. */
function requestIdOf({ headers }: IncomingMessage): string {
  return readRequestId(headers[REQUEST_ID_HEADER]);
}

function failureOf(error: unknown, request: IncomingMessage): Answer {
  if (error instanceof UpstreamError) {
    const status = error.code >= 400 && error.code < 600 ? error.code : 400;
    const headers =
      error instanceof SignatureError ? { [SIGNATURE_REFUSAL_HEADER]: signatureChallenge(error.fault) } : {};
    return { status, body: { code: error.code, msg: error.message }, headers };
  }
  printFault(error, {
    id: requestIdOf(request),
    what: `${request.method} ${loggablePath(request.url)}`,
  });
  return { status: 500, body: { code: 500, msg: '上游服务出错' } };
}
