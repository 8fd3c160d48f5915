import { expect, test } from 'vitest';
import { isPrivateName } from './privateName.ts';

test.each([
  'localhost',
  'workstation',
  'evil.localhost',
  'localhost.localdomain',
  'raspberrypi.local',
  'raspberrypi.local.',
  'nas.lan',
  'nas.home',
  'nas.home.arpa',
  'build.internal',
  'wiki.corp',
  'fritz.box',
  'coins.fritz.box',
  'a.b.c.local',
])('%s is a name of a private network', (name) => {
  expect(isPrivateName(name)).toBe(true);
});

test.each([
  'coinmirror.example',
  'raspberrypi.local.evil.example',
  'local.evil.example',
  'evillocal.example',
  'evil-fritz.box',
  'notfritz.box',
  'home.arpa.example',
  '..local',
  '.local',
  '.',
  '',
  '192.168.1.5',
  '[fe80::1]',
  '::1',
  '2130706433',
])('%j is none, or may be anybody’s', (name) => {
  expect(isPrivateName(name)).toBe(false);
});
