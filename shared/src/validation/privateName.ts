/**
 * Ends of names that no public DNS tells: this machine's own (RFC 6761), those of mDNS (RFC 6762), of home networks
 * (RFC 8375) and of companies (ICANN's `internal`), and what routers give. `fritz.box` belongs to its router's maker.
 */
const PRIVATE_ENDS: ReadonlySet<string> = new Set([
  'localhost',
  'localdomain',
  'local',
  'home.arpa',
  'internal',
  'intranet',
  'private',
  'corp',
  'lan',
  'home',
  'fritz.box',
]);

/**
 * Whether a host name is one of a private network, so that nobody outside can own it: `raspberrypi.local`, `nas.lan`, or
 * a name of one label. Takes a name in lower case, as `URL.hostname` gives it; false for an address.
 */
export function isPrivateName(hostname: string): boolean {
  const labels = hostname.replace(/\.$/, '').split('.');
  if (labels.includes('') || /^\[|:|\.\d+$/.test(hostname)) return false;
  return labels.length === 1
    ? !/^\d+$/.test(hostname)
    : PRIVATE_ENDS.has(labels.at(-1) ?? '') || PRIVATE_ENDS.has(labels.slice(-2).join('.'));
}
