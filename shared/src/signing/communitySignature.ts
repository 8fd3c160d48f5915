/**
 * How a call to the community host is signed. The BFF signs, the upstream checks; both build the same text here and
 * hash it with their own crypto. Browsers never see the secret, so nothing in `web` imports this file.
 *
 * Signed are the parameters of the address (query), `client_id`, `timestamp` and `nonce` among them. The body is not:
 * it may be a file that is passed on as it comes, and the connection protects it.
 */

/** A timestamp further away than this, in either direction, is refused. In ms. */
export const SIGNATURE_WINDOW = 5 * 60_000;

export type SignatureHash = 'sha256' | 'md5';
/** Hashes UTF-8 text to lower-case hex. */
export type Hasher = (text: string) => string;

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
 * `random` is any text of letters and digits that is new in every call.
 */
export function communityNonce(now: number, random: string): string {
  return `${Math.floor(now / 1000)}${random}`;
}

/**
 * The text that is hashed: every parameter but `sign` as `name=value`, sorted by name and then by value (by code
 * unit), joined by `&`, with the secret at the end. Values are taken as they are, not percent-encoded.
 */
export function canonicalText(params: Iterable<readonly [string, string]>, secret: string): string {
  const pairs = [...params].filter(([name]) => name !== 'sign');
  pairs.sort((a, b) => compare(a[0], b[0]) || compare(a[1], b[1]));
  return `${pairs.map(([name, value]) => `${name}=${value}`).join('&')}${secret}`;
}

/** The query to send: the call's own parameters with `client_id`, `timestamp`, `nonce` and `sign` set anew. */
export function signQuery(
  params: Iterable<readonly [string, string]>,
  { clientId, secret, now, nonce, hash }: SigningContext,
): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of params) query.append(name, value);
  query.set('client_id', clientId);
  query.set('timestamp', communityTimestamp(now));
  query.set('nonce', nonce);
  query.set('sign', hash(canonicalText(query, secret)));
  return query;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
