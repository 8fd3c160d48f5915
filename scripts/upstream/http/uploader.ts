import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Whole groups of an IPv6 /56, the range of one household or server; the gateway counts alike. */
const WHOLE_GROUPS = 3;
const PART_OF_FOURTH = 0xff00;

/**
 * Whom an upload is counted for: the address sent by the gateway, or the connection's own, as a keyed one-way hash.
 * IPv6 counts by /56.
 */
export function createUploaderOf(secret: string) {
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const [named = ''] = String(headers['x-forwarded-for'] ?? '').split(',');
    const address = named.trim() || (socket.remoteAddress ?? '');
    return createHmac('sha256', secret)
      .update(`uploader ${networkOf(address)}`)
      .digest('base64url');
  };
}

/** IPv4 unchanged, also if written as IPv6; the first 56 bits of IPv6; any other text unchanged. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (isIP(plain) !== 6) return plain;
  const groups = groupsOf(plain);
  const isV4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isV4)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  const fourth = (groups[WHOLE_GROUPS] ?? 0) & PART_OF_FOURTH;
  return [...groups.slice(0, WHOLE_GROUPS), fourth].map((group) => group.toString(16)).join(':');
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  const { hostname } = new URL(`http://[${address}]`);
  const [left = '', right] = hostname.slice(1, -1).split('::');
  const [before, after] = [numbers(left), numbers(right ?? '')];
  const gap = right === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: gap }, () => 0), ...after];
}

function numbers(text: string): readonly number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
}
