import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createAddressOf, createTrustRule, type TrustedProxies } from './clientAddress.ts';

test.each<[string, TrustedProxies, string, string | undefined, string]>([
  ['nobody is trusted', 0, '203.0.113.1', '1.1.1.1', '203.0.113.1'],
  ['one proxy is trusted', 1, '10.0.0.1', '1.1.1.1, 203.0.113.1', '203.0.113.1'],
  ['two proxies are trusted', 2, '10.0.0.1', '203.0.113.1, 10.0.0.2', '203.0.113.1'],
  ['the proxy is named', ['10.0.0.0/8'], '10.0.0.1', '6.6.6.6, 203.0.113.1', '203.0.113.1'],
  ['the sender is no named proxy', ['10.0.0.0/8'], '203.0.113.1', '1.1.1.1', '203.0.113.1'],
  ['a forged entry is no address', 1, '10.0.0.1', 'drop table', '10.0.0.1'],
  ['no proxy said anything', 1, '10.0.0.1', undefined, '10.0.0.1'],
  ['the proxy writes the port', 1, '10.0.0.1', '203.0.113.1:49152', '203.0.113.1'],
  ['the proxy writes IPv6 with its port', 1, '10.0.0.1', '[2001:db8::1]:49152', '2001:db8::1'],
  ['the proxy writes IPv6 in brackets', 1, '10.0.0.1', '[2001:DB8::1]', '2001:db8::1'],
  ['the proxy writes IPv4 as IPv6', 1, '::ffff:10.0.0.1', '::ffff:203.0.113.1', '203.0.113.1'],
  ['an interface is named', 1, '10.0.0.1', 'fe80::1%eth0', 'fe80::1'],
  ['there are blanks around it', 1, '10.0.0.1', ' \t203.0.113.1  ', '203.0.113.1'],
  ['two proxies write ports', ['10.0.0.0/8'], '10.0.0.1', '203.0.113.1:80, 10.0.0.2:81', '203.0.113.1'],
  ['a named proxy comes as IPv6', ['10.0.0.0/8'], '::ffff:10.0.0.1', '203.0.113.1:80', '203.0.113.1'],
  ['a hop between is unknown', 2, '10.0.0.1', '203.0.113.1, unknown', '10.0.0.1'],
  ['the header is empty', 1, '10.0.0.1', '', '10.0.0.1'],
  ['it ends with a comma', 1, '10.0.0.1', '203.0.113.1,', '10.0.0.1'],
  ['it is endless', 1, '10.0.0.1', `${'1,'.repeat(5_000)}203.0.113.1:1`, '203.0.113.1'],
])('%s', (_what, proxies, socket, forwarded, address) => {
  const req = { socket: { remoteAddress: socket }, headers: { 'x-forwarded-for': forwarded } };
  expect(createAddressOf(createTrustRule(proxies))(req as unknown as IncomingMessage)).toBe(address);
});
