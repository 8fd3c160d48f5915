import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** What an upstream hears of the visitor's headers. Cookies are ours alone and never among them. */
const FORWARDED = [
  'accept',
  'accept-language',
  'accept-encoding',
  'authorization',
  'content-type',
  'user-agent',
];
/** What a visitor hears of the upstream's headers; who made it, its cookies and its policies are not his business. */
const ANSWERED = ['content-type', 'content-length', 'content-encoding', 'etag', 'retry-after'];

export interface Origin {
  /** The visitor's address as the trusted proxies report it. */
  readonly address: string;
  readonly requestId: string;
}

/** Headers of a call to the upstream. */
export function upstreamHeaders(
  req: IncomingMessage,
  { address, requestId }: Origin,
): Record<string, string> {
  const headers: Record<string, string> = { 'x-forwarded-for': address, 'x-request-id': requestId };
  for (const name of FORWARDED) {
    const value = req.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return headers;
}

/** Headers of the visitor's answer, added to what the gateway sets itself. */
export function visitorHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of ANSWERED) {
    const value = headers[name];
    if (typeof value === 'string') kept[name] = value;
  }
  return kept;
}

/** Set on every answer of a call, whoever made it. */
export const CALL_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;
