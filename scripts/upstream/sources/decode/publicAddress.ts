import { BlockList, isIP } from 'node:net';
import { isPrivateName } from '@coinmirror/shared/validation/privateName.ts';

/** Addresses that no public source has: this machine's, a home's, a data centre's inner ones (RFC 6890 and others). */
const inner = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  inner.addSubnet(net, prefix, 'ipv4');
}
for (const [net, prefix] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  inner.addSubnet(net, prefix, 'ipv6');
}

/** Whether an IP address may belong to a public source. False for what is no IP address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inner.check(address, 'ipv4');
  // Node looks an IPv4 address that is written as IPv6 (::ffff:127.0.0.1) up among the IPv4 nets.
  return family === 6 && !inner.check(address, 'ipv6');
}

/** Whether the host of a URL may be a public one: an address is judged here, a public name when it is resolved. */
export function hostMayBePublic(hostname: string): boolean {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(bare) === 0 ? !isPrivateName(bare) : isPublicAddress(bare);
}
