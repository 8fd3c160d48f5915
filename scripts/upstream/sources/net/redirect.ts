import { hostMayBePublic } from '../decode/publicAddress.ts';

/** Headers that prove who asks. They go to the origin they are for and to no other. */
export type Credentials = Readonly<Record<string, string>>;

export const MOST_REDIRECTS = 3;

export function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

/** Where a redirect leads, where we follow it: https, and no inner address; else null. */
export function redirectOf(from: URL, location: string | string[] | undefined): URL | null {
  const target = typeof location === 'string' ? URL.parse(location, from.href) : null;
  if (target?.protocol !== 'https:' || !hostMayBePublic(target.hostname)) return null;
  // Nobody but us says with which name and password we ask.
  target.username = '';
  target.password = '';
  return target;
}

/** An address without the parameters that hold a credential: another host may have copied them into its redirect. */
export function withoutCredentials(url: URL, credentials: Credentials): URL {
  const secrets = Object.values(credentials).map((value) => value.replace(/^\w+ /, ''));
  const bare = new URL(url);
  for (const [name, value] of url.searchParams)
    if (secrets.some((secret) => secret !== '' && value.includes(secret))) bare.searchParams.delete(name);
  return bare;
}
