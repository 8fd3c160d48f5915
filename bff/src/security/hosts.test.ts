import { describe, expect, test } from 'vitest';
import { createHostRule } from './hosts.ts';

const production = createHostRule({
  production: true,
  publicOrigin: 'https://coinmirror.example',
  allowedHosts: ['www.coinmirror.example'],
});
const ownMachine = createHostRule({ production: false, publicOrigin: null, allowedHosts: [] });
const triedOut = createHostRule({
  production: false,
  publicOrigin: 'https://coinmirror.example',
  allowedHosts: [],
});

describe('hosts', () => {
  test.each([
    'coinmirror.example',
    'www.coinmirror.example',
    '127.0.0.1:3000',
    'localhost:3000',
    '[::1]:3000',
  ])('in production %s is ours or the health check', (host) => {
    expect(production.serves(host)).toBe(true);
  });

  test.each([
    'evil.example',
    'coinmirror.example.evil.example',
    'coinmirror.example@evil.example',
    'evil.example/coinmirror.example',
    '203.0.113.9',
    'coinmirror.example,evil.example',
    '127.evil.example',
    '127.0.0.1.evil.example',
    'evil.localhost',
    'raspberrypi.local',
    'workstation',
    'a b',
    '',
    undefined,
  ])('in production %j is not', (host) => {
    expect(production.serves(host)).toBe(false);
  });

  test.each([
    'localhost:3000',
    '192.168.1.5:3000',
    'workstation:3000',
    '[fe80::1]:3000',
    'raspberrypi.local:3000',
    'RaspberryPi.local',
    'nas.lan:3000',
    'nas.home.arpa',
    'coins.fritz.box:3000',
  ])('on a machine of one’s own %s is fine, with a public address set or without', (host) => {
    expect([ownMachine.serves(host), triedOut.serves(host)]).toEqual([true, true]);
  });

  test('on a machine of one’s own a public name may be an attack by DNS', () => {
    expect(ownMachine.serves('rebind.evil.example')).toBe(false);
  });

  test.each([
    '127.evil.example',
    '127.0.0.1.evil.example',
    'raspberrypi.local.evil.example',
    'local.example',
  ])('on a machine of one’s own %s is a public name, whatever it begins with', (host) => {
    expect(ownMachine.serves(host)).toBe(false);
  });
});

describe('origins', () => {
  test.each(['https://coinmirror.example', 'https://www.coinmirror.example'])(
    'in production pages of %s may change something',
    (origin) => {
      expect(production.trusts(origin)).toBe(true);
    },
  );

  test.each([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'http://evil.localhost',
    'https://127.evil.example',
    'https://evil.example',
    'https://coinmirror.example/path',
    'coinmirror.example',
    'null',
    '',
  ])('in production pages of %j may not', (origin) => {
    expect(production.trusts(origin)).toBe(false);
  });

  test.each([
    'http://localhost:5173',
    'http://192.168.1.5:3000',
    'http://workstation:3000',
    'http://raspberrypi.local:3000',
  ])('on a machine of one’s own %s is trusted', (origin) => {
    expect(ownMachine.trusts(origin)).toBe(true);
  });

  test.each(['https://127.evil.example', 'https://evil.example', 'null'])(
    'on a machine of one’s own %s is not',
    (origin) => {
      expect(ownMachine.trusts(origin)).toBe(false);
    },
  );
});

test('a name that was served lets no other through after it', () => {
  const rule = createHostRule({
    production: true,
    publicOrigin: 'https://coinmirror.example',
    allowedHosts: [],
  });
  for (const host of ['coinmirror.example', 'coinmirror.example', 'localhost:3000']) {
    expect(rule.serves(host)).toBe(true);
    expect(rule.serves('evil.example')).toBe(false);
    expect(rule.serves(undefined)).toBe(false);
    expect(rule.serves('')).toBe(false);
  }
});

test('a refusal tells the operator which variable to set, and outside production the person too', () => {
  for (const [rule, hint] of [
    [production, ''],
    [ownMachine, expect.stringMatching(/ALLOWED_HOSTS.*PUBLIC_ORIGIN/)],
  ] as const) {
    const refusal = rule.refusalOf('coins.example');
    expect(refusal).toMatchObject({ kind: 'wrongHost', hint });
    expect(String(refusal.cause)).toMatch(/^wrongHost: coins\.example is not served; set ALLOWED_HOSTS/);
  }
});
