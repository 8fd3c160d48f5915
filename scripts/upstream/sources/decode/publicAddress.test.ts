import { expect, test } from 'vitest';
import { hostMayBePublic, isPublicAddress } from './publicAddress.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.100.100.200',
  '0.0.0.0',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  'fd00::1',
  'fe80::1',
  'not an address',
])('%s is no address of a public source', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '172.32.0.1', '100.63.255.255', '2606:4700::1111', '::ffff:1.1.1.1'])(
  '%s may be one',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each(['localhost', 'router.fritz.box', 'printer.local', 'metadata.google.internal', 'intranet'])(
  'a private name (%s) is no host of a public source',
  (name) => {
    expect(hostMayBePublic(name)).toBe(false);
  },
);

test('a host written as an address is judged at once, a public name when it is resolved', () => {
  expect(hostMayBePublic('[::1]')).toBe(false);
  expect(hostMayBePublic('169.254.169.254')).toBe(false);
  expect(hostMayBePublic('localhost')).toBe(false);
  expect(hostMayBePublic('api.binance.com')).toBe(true);
});
