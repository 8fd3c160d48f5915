import { expect, it, test } from 'vitest';
import { createUploaderOf, networkOf } from './uploader.ts';

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['::FFFF:c633:6407', '198.51.100.7'],
  ['2001:db8:1:2f00::1', '2001:db8:1:2f00'],
  ['2001:db8:1:2fff:ffff:ffff:ffff:ffff', '2001:db8:1:2f00'],
  ['2001:db8:1:3000::1', '2001:db8:1:3000'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

const uploaderOf = createUploaderOf('a-secret');
const from = (forwarded: string | undefined, remoteAddress = '127.0.0.1') =>
  uploaderOf({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } } as never);

it('an uploader is the address sent by the gateway, or the connection’s own', () => {
  expect(from('198.51.100.7')).toBe(from('198.51.100.7, 10.0.0.1', '10.0.0.1'));
  expect(from('198.51.100.7')).not.toBe(from('198.51.100.8'));
  expect(from(undefined, '198.51.100.7')).toBe(from('198.51.100.7'));
});

it('an uploader is stored as a hash that depends on the secret', () => {
  expect(from('198.51.100.7')).not.toContain('198');
  expect(
    createUploaderOf('other')({ headers: {}, socket: { remoteAddress: '198.51.100.7' } } as never),
  ).not.toBe(from('198.51.100.7'));
});
