import { describe, expect, it } from 'vitest';
import { createKnownDevice } from './knownDevice.ts';

const PHONE = '86-13800138000';
const DAY = 24 * 3_600_000;

let time = Date.UTC(2026, 0, 1);
const now = () => time;
const devices = createKnownDevice({ kind: 'login', secret: 'a secret', https: true, now });
const pairOf = (cookie: string) => cookie.split(';')[0] ?? '';

describe('a known device', () => {
  it('is known for ninety days after its last login, as the same one', () => {
    const first = pairOf(devices.cookieFor(PHONE, undefined));
    const device = devices.of(PHONE, first);
    time += 89 * DAY;
    const second = pairOf(devices.cookieFor(PHONE, `user_name=x; ${first}`));
    time += DAY;
    expect([devices.of(PHONE, first), devices.of(PHONE, second)]).toEqual([null, device]);
    time += 89 * DAY;
    expect(devices.of(PHONE, second)).toBeNull();
  });

  it('is known to each gateway of the site, and to none with another secret', () => {
    const cookie = pairOf(devices.cookieFor(PHONE, undefined));
    const known = (secret: string) =>
      createKnownDevice({ kind: 'login', secret, https: true, now }).of(PHONE, cookie);
    expect([known('a secret'), known('another')]).toEqual([expect.any(String), null]);
  });

  it('is one for each number: a browser of two keeps the last', () => {
    const cookie = pairOf(devices.cookieFor(PHONE, undefined));
    const other = '86-13900139000';
    expect(devices.of(other, cookie)).toBeNull();
    expect(devices.of(other, devices.cookieFor(other, cookie))).not.toBe(devices.of(PHONE, cookie));
  });

  it('says nothing about a call without a number', () => {
    expect(devices.of(null, pairOf(devices.cookieFor(PHONE, undefined)))).toBeNull();
  });

  it('for a code is known for half an hour, and passes for none that has logged in', () => {
    const codes = createKnownDevice({ kind: 'code', secret: 'a secret', https: true, now });
    const cookie = pairOf(codes.cookieFor(PHONE, undefined));
    expect(codes.of(PHONE, cookie)).not.toBeNull();
    expect(devices.of(PHONE, cookie.replace('code_device', 'login_device'))).toBeNull();
    time += 30 * 60_000;
    expect(codes.of(PHONE, cookie)).toBeNull();
  });

  it('is sent by https alone where the site is', () => {
    const plain = createKnownDevice({ kind: 'login', secret: 'a secret', https: false, now });
    expect([devices, plain].map((each) => each.cookieFor(PHONE, undefined).endsWith('; Secure'))).toEqual([
      true,
      false,
    ]);
  });
});
