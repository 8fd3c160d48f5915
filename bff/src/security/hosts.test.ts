import { describe, expect, test } from 'vitest';
import { createHostRule } from './hosts.ts';

const production = createHostRule({
  publicOrigin: 'https://coinmirror.example',
  allowedHosts: ['www.coinmirror.example'],
});
const ownMachine = createHostRule({ publicOrigin: null, allowedHosts: [] });

describe('hosts', () => {
  test.each([
    'coinmirror.example',
    'www.coinmirror.example',
    '127.0.0.1:3000',
    'localhost:3000',
    '[::1]:3000',
  ])('in production %s is ours or the health check', (host) => {
    expect(production(host)).toBe(true);
  });

  test.each([
    'evil.example',
    'coinmirror.example.evil.example',
    'coinmirror.example@evil.example',
    'evil.example/coinmirror.example',
    '203.0.113.9',
    'coinmirror.example,evil.example',
    'a b',
    '',
    undefined,
  ])('in production %j is not', (host) => {
    expect(production(host)).toBe(false);
  });

  test.each(['localhost:3000', '192.168.1.5:3000', 'workstation:3000', '[fe80::1]:3000'])(
    'on a machine of one’s own %s is fine',
    (host) => {
      expect(ownMachine(host)).toBe(true);
    },
  );

  test('on a machine of one’s own a public name may be an attack by DNS', () => {
    expect(ownMachine('rebind.evil.example')).toBe(false);
  });
});
