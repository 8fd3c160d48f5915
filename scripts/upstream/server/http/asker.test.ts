import { DEVICE_HEADER, KNOWN_HEADER } from '@coinmirror/shared/contract/community/askerHeaders.ts';
import { expect, it } from 'vitest';
import { createAskerOf } from './asker.ts';

const askerOf = createAskerOf('a-secret');
const from = (address: string, headers: Record<string, string> = {}) =>
  askerOf({ headers: { 'x-forwarded-for': address, ...headers }, socket: {} } as never);

it('an asker is the named device wherever it is, and an address where none is named', () => {
  const device = { [DEVICE_HEADER]: 'a-device' };
  expect(from('198.51.100.7', device).id).toBe(from('203.0.113.9', device).id);
  expect(from('198.51.100.7', device).id).not.toBe(from('198.51.100.7').id);
  expect(from('198.51.100.7').id).not.toBe(from('198.51.100.8').id);
  expect(from('198.51.100.7').network).toBe(from('198.51.100.8', device).network);
  expect(from('198.51.100.7').network).not.toBe(from('198.51.101.7').network);
  expect(from('198.51.100.7:5210').network).toBe(from('::ffff:198.51.100.9').network);
  expect(from('[2001:db8:1:2f00::1]:443').network).toBe(from('2001:db8:1:ff::1').network);
  expect(from('2001:db8:2::1').network).not.toBe(from('2001:db8:1::1').network);
});

it('nobody passes for an address by the name of a device, and none is kept in the clear', () => {
  const { id, network } = from('198.51.100.7');
  expect(from('203.0.113.9', { [DEVICE_HEADER]: id }).id).not.toBe(id);
  expect(id + network).not.toContain('198');
});

it('is known where the gateway says so in so many words', () => {
  expect(['1', '', 'true'].map((said) => from('198.51.100.7', { [KNOWN_HEADER]: said }).isKnown)).toEqual([
    true,
    false,
    false,
  ]);
});
