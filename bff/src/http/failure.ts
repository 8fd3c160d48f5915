import type { ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER } from '@coinmirror/shared/contract/requestId.ts';
import { isCallPath } from './callPath.ts';
import { isPerson, REFUSAL_PAGE_HEADERS, refusalPage } from './refusalPage.ts';
import { requestIdOf } from './requestId.ts';

/** Every way the gateway refuses or fails, with the status and the sentence the visitor reads. */
export const failures = {
  badAddress: { status: 400, msg: '地址格式有误' },
  badBody: { status: 400, msg: '提交的内容格式有误' },
  badRequest: { status: 400, msg: '请求格式有误' },
  loginEnded: { status: 401, msg: '登录已过期，请重新登录' },
  foreignSite: { status: 403, msg: '不接受来自其他网站的请求' },
  notFound: { status: 404, msg: '没有这个接口' },
  methodNotAllowed: { status: 405, msg: '不支持这种请求方式' },
  requestTimeout: { status: 408, msg: '请求超时' },
  badPicture: { status: 404, msg: '图片无法显示' },
  tooLarge: { status: 413, msg: '提交的内容过大' },
  addressTooLong: { status: 414, msg: '地址过长' },
  unsupportedType: { status: 415, msg: '不支持这种内容类型' },
  wrongHost: { status: 421, msg: '不认识这个域名' },
  tooMany: { status: 429, msg: '操作过于频繁，请稍后再试' },
  headersTooLarge: { status: 431, msg: '请求头过大' },
  internal: { status: 500, msg: '服务器出了点问题，请稍后再试' },
  upstreamBroken: { status: 502, msg: '数据服务返回异常，请稍后再试' },
  /** The community host refuses the gateway, which says nothing about the visitor. */
  signatureRefused: { status: 502, msg: '服务器出了点问题，请稍后再试' },
  upstreamBusy: { status: 503, msg: '服务器正忙，请稍后再试' },
  upstreamDown: { status: 503, msg: '数据服务暂时不可用，请稍后再试' },
  upstreamSlow: { status: 504, msg: '数据服务响应超时，请稍后再试' },
} as const satisfies Record<string, { status: number; msg: string }>;

export type FailureKind = keyof typeof failures;

interface RefusalOptions extends ErrorOptions {
  /** What may help, on the page of a person; text of ours, without markup. */
  readonly hint?: string;
}

/** Thrown to refuse a request; the error handler turns it into the envelope. */
export class Refusal extends Error {
  readonly kind: FailureKind;
  readonly headers: Readonly<Record<string, string>>;
  readonly hint: string;
  constructor(
    kind: FailureKind,
    headers: Readonly<Record<string, string>> = {},
    { hint = '', ...options }: RefusalOptions = {},
  ) {
    super(kind, options);
    this.kind = kind;
    this.headers = headers;
    this.hint = hint;
  }
}

/** `{code, msg}` as bytes; `msg` replaces the usual sentence. */
export function envelope(kind: FailureKind, msg?: string): Buffer {
  const { status, msg: usual } = failures[kind];
  return Buffer.from(JSON.stringify({ code: status, msg: msg ?? usual }));
}

/**
 * Answers with a failure: a page for a person, with a hint where there is one, the envelope for a script; with the id of
 * its line in the log. Does nothing once an answer has begun, except to cut it off.
 */
export function sendFailure(
  res: ServerResponse,
  kind: FailureKind,
  headers: Readonly<Record<string, string>> = {},
  msg?: string,
  hint = '',
): void {
  if (res.writableEnded) return;
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const { status, msg: usual } = failures[kind];
  const asPage = isPerson(res.req);
  const requestId = requestIdOf(res.req);
  const body = asPage ? refusalPage({ status, words: msg ?? usual, hint, requestId }) : envelope(kind, msg);
  res.writeHead(status, {
    ...(asPage ? REFUSAL_PAGE_HEADERS : { 'content-type': 'application/json; charset=utf-8' }),
    ...(isCallPath(res.req.url) ? {} : { vary: 'Accept' }),
    'content-length': body.length,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    [REQUEST_ID_HEADER]: requestId,
    ...headers,
  });
  res.end(res.req.method === 'HEAD' ? undefined : body);
}

/** Answers with the failure of what was thrown; anything but a Refusal is an internal error. */
export function sendError(res: ServerResponse, error: unknown): FailureKind {
  const refusal = error instanceof Refusal ? error : new Refusal('internal');
  sendFailure(res, refusal.kind, refusal.headers, undefined, refusal.hint);
  return refusal.kind;
}
