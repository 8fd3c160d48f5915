import { expect, it, test } from 'vitest';
import { createUploaderOf } from './uploader.ts';

const uploaderOf = createUploaderOf('a-secret');
const from = (forwarded: string | undefined, remoteAddress = '127.0.0.1') =>
  uploaderOf({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } } as never);

it('an uploader is the address sent by the gateway, or the connection’s own', () => {
  expect(from('198.51.100.7')).toBe(from('198.51.100.7, 10.0.0.1', '10.0.0.1'));
  expect(from('198.51.100.7')).not.toBe(from('198.51.100.8'));
  expect(from(undefined, '198.51.100.7')).toBe(from('198.51.100.7'));
});

test.each(['198.51.100.7:49152', ' 198.51.100.7', '::ffff:198.51.100.7', '[::ffff:c633:6407]:1'])(
  '%j is the uploader 198.51.100.7',
  (written) => {
    expect(from(written)).toBe(from('198.51.100.7'));
  },
);

it('uploaders of one network have the beginning of their names in common', () => {
  const parts = (address: string) => from(address).split('.');
  const shared = (one: string, other: string) =>
    parts(one).filter((part, at) => part === parts(other)[at]).length;
  expect(parts('198.51.100.7')).toHaveLength(3);
  expect(shared('198.51.100.7', '198.51.100.8')).toBe(2);
  expect(shared('198.51.100.7', '198.51.101.7')).toBe(1);
  expect(shared('198.51.100.7', '198.52.100.7')).toBe(0);
  expect(shared('[2001:db8:1:100::1]:443', '2001:db8:1:ff00::1')).toBe(2);
  expect(shared('2001:db8:1:100::1', '2001:db8:2::1')).toBe(1);
});

it('nobody is an uploader under a word of his own', () => {
  expect(from('a', '198.51.100.7')).toBe(from('198.51.100.7'));
  expect(from('', '198.51.100.7')).toBe(from('198.51.100.7'));
});

it('an uploader is stored as a hash that depends on the secret', () => {
  expect(from('198.51.100.7')).not.toContain('198');
  expect(
    createUploaderOf('other')({ headers: {}, socket: { remoteAddress: '198.51.100.7' } } as never),
  ).not.toBe(from('198.51.100.7'));
});
