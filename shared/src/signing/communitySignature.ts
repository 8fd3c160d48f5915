/**
 * How a call to the community host is signed. The BFF signs, the upstream verifies; both build the same text here and
 * hash it with their own crypto. Browsers never see the secret, so nothing in `web` imports this file.
 *
 * Signed are the query parameters, including `client_id`, `timestamp` and `nonce`, and the fields of a JSON or
 * urlencoded body. A multipart body is not signed: it may be a file that is streamed through.
 */

/** Maximum deviation of a timestamp in either direction, ms. */
export const SIGNATURE_WINDOW = 5 * 60_000;

export type SignatureHash = 'sha256' | 'md5';
/** `unique`: different in every call; `seconds`: whole seconds only, for an upstream that requires it. */
export type NonceForm = 'unique' | 'seconds';
/** Hashes UTF-8 text to lower-case hex. */
type Hasher = (text: string) => string;

/** The BFF's identity and the time. `nonce` must differ in every call (see communityNonce). */
export interface SigningContext {
  readonly clientId: string;
  readonly secret: string;
  /** Epoch ms. */
  readonly now: number;
  readonly nonce: string;
  readonly hash: Hasher;
}

/** Epoch ms → UTC `yyyy-MM-dd HH:mm:ss`. */
export function communityTimestamp(now: number): string {
  return new Date(now).toISOString().slice(0, 19).replace('T', ' ');
}

/** UTC `yyyy-MM-dd HH:mm:ss` → epoch ms; null for anything else, impossible dates included. */
export function parseCommunityTimestamp(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) return null;
  const time = Date.parse(`${text.replace(' ', 'T')}Z`);
  return Number.isNaN(time) || communityTimestamp(time) !== text ? null : time;
}

/**
 * Whole seconds since the epoch, then a random part, because two calls may fall into one second. `random` is
 * alphanumeric and new in every call; the form `seconds` omits it.
 */
export function communityNonce(now: number, random: string, form: NonceForm = 'unique'): string {
  return `${Math.floor(now / 1000)}${form === 'seconds' ? '' : random}`;
}

/**
 * The text to hash: every parameter except `sign` as `name=value`, sorted by name and then by value (by code unit),
 * joined by `&`, with the secret at the end. Values are not percent-encoded. `body` contains the body's fields from
 * bodyPairs; their names are unrestricted.
 */
export function canonicalText(
  params: Iterable<readonly [string, string]>,
  secret: string,
  body: Iterable<readonly [string, string]> = [],
): string {
  const pairs = [...[...params].filter(([name]) => name !== 'sign'), ...body];
  pairs.sort((a, b) => compare(a[0], b[0]) || compare(a[1], b[1]));
  return `${pairs.map(([name, value]) => `${name}=${value}`).join('&')}${secret}`;
}

/**
 * The signed form of a JSON or urlencoded body's fields: text as it is, other values as JSON. A field without a value
 * is omitted, as on the wire.
 */
export function bodyPairs(fields: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || value === null) return [];
    return [[name, typeof value === 'string' ? value : JSON.stringify(value)]];
  });
}

/**
 * The query to send, in pairs: the call's own parameters with `client_id`, `timestamp`, `nonce` and `sign` set anew.
 */
export function signQuery(
  params: Iterable<readonly [string, string]>,
  { clientId, secret, now, nonce, hash }: SigningContext,
  body: Iterable<readonly [string, string]> = [],
): [string, string][] {
  const query: [string, string][] = [...params]
    .filter(([name]) => !OURS.has(name))
    .map(([name, value]) => [name, value]);
  query.push(['client_id', clientId], ['timestamp', communityTimestamp(now)], ['nonce', nonce]);
  return [...query, ['sign', hash(canonicalText(query, secret, body))]];
}

/** Query parameters that only the signer sets. */
export const SIGNATURE_PARAMS = ['client_id', 'timestamp', 'nonce', 'sign'] as const;

const OURS: ReadonlySet<string> = new Set(SIGNATURE_PARAMS);

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
