import { isIP, isIPv4 } from 'node:net';

export interface HostOptions {
  readonly publicOrigin: string | null;
  readonly allowedHosts: readonly string[];
}

/** Which names are ours. */
export interface HostRule {
  /** May we be reached under this Host header? */
  serves(host: string | undefined): boolean;
  /** May pages of this Origin header change something, or listen to `/live`? */
  trusts(origin: string): boolean;
}

/**
 * With PUBLIC_ORIGIN set: its host and those of ALLOWED_HOSTS. A request may also name loopback, for health checks; an
 * Origin may not, since a page on a visitor's own machine is not this site. Without PUBLIC_ORIGIN: the names of a local
 * machine, which are an address, localhost, or a name without a dot.
 */
export function createHostRule({ publicOrigin, allowedHosts }: HostOptions): HostRule {
  const named = new Set(allowedHosts.map((host) => host.toLowerCase()));
  if (publicOrigin) named.add(new URL(publicOrigin).host);
  const isNamed = ({ host, hostname }: URL) => named.has(host) || named.has(hostname);
  const isOwnMachine = ({ hostname }: URL) =>
    publicOrigin === null &&
    (isAddress(hostname) || !hostname.includes('.') || hostname.endsWith('.localhost'));

  const isServed = (host: string) => {
    const url = urlOfHost(host);
    return url !== null && (isNamed(url) || isOwnMachine(url) || isLoopback(url.hostname));
  };
  /** Nearly every request names the same host as the one before. */
  let lastServed = '';

  return {
    serves(host) {
      if (host === undefined) return false;
      if (host === lastServed) return true;
      if (!isServed(host)) return false;
      lastServed = host;
      return true;
    },
    trusts(origin) {
      const url = URL.parse(origin);
      return url?.origin === origin.toLowerCase() && (isNamed(url) || isOwnMachine(url));
    },
  };
}

/** A Host header as an address; null when it holds more than a host and a port. */
function urlOfHost(host: string): URL | null {
  return /^[\w.\-:[\]]{1,255}$/.test(host) ? URL.parse(`http://${host}`) : null;
}

/** 127.0.0.0/8, ::1 and localhost itself. A name that only begins with `127.` belongs to whoever registered it. */
function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname === '[::1]' || (isIPv4(hostname) && hostname.startsWith('127.'))
  );
}

function isAddress(hostname: string): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}
