import { COOKIES } from '@coinmirror/shared/constants/cookies.ts';
import Cookies from 'js-cookie';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { readCookie, writeCookie } from './cookie.ts';

const DAY = 24 * 3600 * 1000;

afterEach(() => vi.restoreAllMocks());

/** Section 9 of the specification, repeated by hand, because the table itself is under test. */
const lifetimes: Record<keyof typeof COOKIES, number> = {
  userToken: 7,
  loginDevice: 90,
  codeDevice: 1 / 48,
  userName: 7,
  headImage: 7,
  uid: 7,
  browseMode: 7,
  compareList: 7,
  compareWindow: 7,
  indexUnit: 360,
  indexUtc: 360,
  pairUnit: 360,
  futureUnit: 360,
  futureChangeRateType: 360,
  searchHistory: 30,
  reload: 15 / 1440,
};

describe('a cookie', () => {
  test.each(Object.entries(lifetimes) as [keyof typeof COOKIES, number][])(
    '%s lives for %d days',
    (name, days) => {
      const written = vi.spyOn(document, 'cookie', 'set');
      const before = Date.now();
      writeCookie(COOKIES[name], 'x');
      const text = String(written.mock.calls[0]?.[0]);
      const expires = Date.parse(/expires=([^;]+)/.exec(text)?.[1] ?? '');
      // The text has whole seconds.
      expect(Math.abs(expires - before - days * DAY)).toBeLessThan(2000);
      expect(text).toMatch(/^\w+=x;/);
      expect(text).toContain('path=/');
    },
  );

  test.each([
    ['https:', true],
    ['http:', false],
  ])('written at %s is Secure: %s', (protocol, secure) => {
    vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, protocol });
    const written = vi.spyOn(document, 'cookie', 'set');
    writeCookie(COOKIES.userToken, 'x');
    expect(/; secure/i.test(String(written.mock.calls[0]?.[0]))).toBe(secure);
  });

  it('lasts until the page closes where the browser forbids cookies', () => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    const get = vi.spyOn(document, 'cookie', 'get').mockImplementation(forbidden);
    const set = vi.spyOn(document, 'cookie', 'set').mockImplementation(forbidden);
    expect(readCookie(COOKIES.indexUnit)).toBe('');
    writeCookie(COOKIES.indexUnit, 'cny');
    expect(readCookie(COOKIES.indexUnit)).toBe('cny');
    writeCookie(COOKIES.indexUnit, '');
    expect(readCookie(COOKIES.indexUnit)).toBe('');
    get.mockRestore();
    set.mockRestore();
    writeCookie(COOKIES.indexUnit, 'btc');
    expect(readCookie(COOKIES.indexUnit)).toBe('btc');
  });

  it('keeps any text, and is removed when it is written empty', () => {
    writeCookie(COOKIES.userName, '<b>小镜; a=b</b>');
    expect(readCookie(COOKIES.userName)).toBe('<b>小镜; a=b</b>');
    writeCookie(COOKIES.userName, '');
    expect(Cookies.get('user_name')).toBeUndefined();
  });
});
