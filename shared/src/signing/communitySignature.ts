/**
 * How a call to the community host is signed. The BFF signs, the upstream checks; both build the same text here and
 * hash it with their own crypto. Browsers never see the secret, so nothing in `web` imports this file.
 *
 * Signed are the parameters of the address (query), `client_id`, `timestamp` and `nonce` among them, and the fields of
 * a JSON or urlencoded body. A multipart body is not: it may be a file that is passed on as it comes.
 */

/** A timestamp further away than this, in either direction, is refused. In ms. */
export const SIGNATURE_WINDOW = 5 * 60_000;

export type SignatureHash = 'sha256' | 'md5';
/** `unique`: a nonce that no other call has; `seconds`: whole seconds and nothing else, for an upstream that asks for it. */
export type NonceForm = 'unique' | 'seconds';
/** Hashes UTF-8 text to lower-case hex. */
type Hasher = (text: string) => string;

/** What the BFF knows about itself and the moment. `nonce` must differ in every call (see communityNonce). */
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
 * Whole seconds since the epoch, then a random part, since two calls may fall into one second.
 * `random` is any text of letters and digits that is new in every call; the form `seconds` goes without.
 */
export function communityNonce(now: number, random: string, form: NonceForm = 'unique'): string {
  return `${Math.floor(now / 1000)}${form === 'seconds' ? '' : random}`;
}

/**
 * The text that is hashed: every parameter but `sign` as `name=value`, sorted by name and then by value (by code
 * unit), joined by `&`, with the secret at the end. Values are taken as they are, not percent-encoded. `body` holds
 * the body's fields as bodyPairs writes them; a field of the body may bear any name.
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
 * The fields of a JSON or urlencoded body as they are signed: text as it is, numbers and booleans as JSON writes
 * them, anything larger as its JSON text. A field without a value is left out, as it is on the wire.
 */
export function bodyPairs(fields: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || value === null) return [];
    return [[name, typeof value === 'string' ? value : JSON.stringify(value)]];
  });
}

/** The query to send, in pairs: the call's own parameters with `client_id`, `timestamp`, `nonce` and `sign` set anew. */
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

/** What the signer alone adds to a query: never the caller's to choose. */
export const SIGNATURE_PARAMS = ['client_id', 'timestamp', 'nonce', 'sign'] as const;

const OURS: ReadonlySet<string> = new Set(SIGNATURE_PARAMS);

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
