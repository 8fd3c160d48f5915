import { describe, expect, test } from 'vitest';
import { readSha256, sha256Of } from './sha256.ts';
import { systemOf } from './systemOf.ts';

const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

describe('a checksum', () => {
  test('equals the standard’s own example', async () => {
    const parts: number[] = [];
    expect(await sha256Of(new Blob(['abc']), (part) => parts.push(part))).toBe(ABC);
    expect(parts).toEqual([1]);
  });

  test.each([
    [ABC, ABC],
    [`SHA256: ${ABC.toUpperCase()}`, ABC],
    [` ${ABC.slice(0, 32)} ${ABC.slice(32)}\n`, ABC],
    [`${ABC}  wallet-1.0.dmg`, ABC],
    [`${ABC} *wallet.exe`, ABC],
    ['d41d8cd98f00b204e9800998ecf8427e', null],
    [ABC.slice(1), null],
    [`${ABC.slice(1)}g`, null],
    ['', null],
  ])('%j is read as %j', (typed, read) => {
    expect(readSha256(typed)).toBe(read);
  });
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0', 0, 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 0, 'macos'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 5, 'ios'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0', 0, 'linux'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/142.0.0.0 Mobile', 5, 'android'],
  ['', 0, null],
])('the system of %j with %i touch points is %j', (userAgent, touchPoints, system) => {
  expect(systemOf(userAgent, touchPoints)).toBe(system);
});
