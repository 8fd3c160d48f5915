import { isIP } from 'node:net';

export interface HostOptions {
  readonly publicOrigin: string | null;
  readonly allowedHosts: readonly string[];
}

/** May we be reached under this Host header? Answers are remembered, since few different ones are genuine. */
export type HostRule = (host: string | undefined) => boolean;

const REMEMBERED = 200;

/**
 * With PUBLIC_ORIGIN set, only its host, those of ALLOWED_HOSTS and loopback (health checks). Without it, what a
 * machine of one's own is called: an address, localhost, or a name without a dot.
 */
export function createHostRule({ publicOrigin, allowedHosts }: HostOptions): HostRule {
  const named = new Set(allowedHosts.map((host) => host.toLowerCase()));
  if (publicOrigin) named.add(new URL(publicOrigin).host);
  const remembered = new Map<string, boolean>();

  function judge(host: string): boolean {
    const url = URL.parse(`http://${host}`);
    if (url === null || url.username !== '' || url.pathname !== '/' || url.search !== '') return false;
    const { hostname } = url;
    if (named.has(url.host) || named.has(hostname) || isLoopback(hostname)) return true;
    return publicOrigin === null && (isAddress(hostname) || !hostname.includes('.'));
  }

  return (host) => {
    if (host === undefined) return false;
    const known = remembered.get(host);
    if (known !== undefined) return known;
    const allowed = /^[\w.\-:[\]]{1,255}$/.test(host) && judge(host);
    if (remembered.size < REMEMBERED) remembered.set(host, allowed);
    return allowed;
  };
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname.startsWith('127.') ||
    hostname === '[::1]'
  );
}

function isAddress(hostname: string): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}
