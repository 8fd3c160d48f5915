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
])('%s', (_what, proxies, socket, forwarded, address) => {
  const req = { socket: { remoteAddress: socket }, headers: { 'x-forwarded-for': forwarded } };
  expect(createAddressOf(createTrustRule(proxies))(req as unknown as IncomingMessage)).toBe(address);
});
