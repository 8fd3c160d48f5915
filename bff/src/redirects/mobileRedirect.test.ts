import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { isPhone } from './device.ts';
import { chosenMode, mobileTarget } from './mobileRedirect.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const WECHAT =
  'Mozilla/5.0 (Linux; Android 14; 23127PN0CC Build/UKQ1; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0.50';
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';
const TABLET =
  'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const DESKTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const PHONE_IN_DESKTOP_MODE =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const GOOGLEBOT =
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const BAIDU =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 9_1 like Mac OS X) AppleWebKit/601.1.46 (KHTML, like Gecko) Version/9.0 Mobile/13B143 Safari/601.1 (compatible; Baiduspider-render/2.0; +http://www.baidu.com/search/spider.html)';

describe('isPhone', () => {
  test.each([
    ['an iPhone', IPHONE],
    ['an Android phone', ANDROID],
    ['WeChat on a phone', WECHAT],
  ])('%s is one', (_what, agent) => {
    expect(isPhone(agent, undefined)).toBe(true);
  });

  test.each([
    ['an iPad', IPAD],
    ['an Android tablet', TABLET],
    ['a desktop', DESKTOP],
    ['a phone in desktop mode', PHONE_IN_DESKTOP_MODE],
    ['a crawler that looks like a phone', GOOGLEBOT],
    ['another such crawler', BAIDU],
    ['nothing said', undefined],
    ['an absurdly long name', IPHONE.repeat(10)],
  ])('%s is none', (_what, agent) => {
    expect(isPhone(agent, undefined)).toBe(false);
  });

  test('a browser that says it wants the desktop page is believed', () => {
    expect(isPhone(ANDROID, '?0')).toBe(false);
    expect(isPhone(ANDROID, '?1')).toBe(true);
  });
});

function request(url: string, headers: Record<string, string> = {}): IncomingMessage {
  return { url, headers: { 'user-agent': IPHONE, ...headers } } as unknown as IncomingMessage;
}

const MOBILE = 'https://m.coinmirror.example';

describe('the phone rule', () => {
  test('a phone goes to the mobile site with path and query', () => {
    expect(mobileTarget(request('/currencies/bitcoin?a=1'), MOBILE)).toBe(`${MOBILE}/currencies/bitcoin?a=1`);
  });

  test('without a mobile site nobody is sent away', () => {
    expect(mobileTarget(request('/'), null)).toBeNull();
  });

  test.each([
    '/eth',
    '/defi',
    '/futures',
    '/dcep.html',
    '/gray/x',
    '/data/eth.html',
    '/dex/',
    '/submit/coin',
  ])('%s has no mobile counterpart', (path) => {
    expect(mobileTarget(request(path), MOBILE)).toBeNull();
  });

  test.each(['/database', '/ethics', '/submit/dapp'])('%s is not taken for one of them', (path) => {
    expect(mobileTarget(request(path), MOBILE)).toBe(`${MOBILE}${path}`);
  });

  test('the cookie browsemode=pc keeps a phone here, another value does not', () => {
    expect(mobileTarget(request('/', { cookie: 'a=1; browsemode=pc' }), MOBILE)).toBeNull();
    expect(mobileTarget(request('/', { cookie: 'browsemode=mobile' }), MOBILE)).toBe(`${MOBILE}/`);
  });

  test('the address overrules the cookie at once', () => {
    expect(mobileTarget(request('/?browsemode=pc'), MOBILE)).toBeNull();
    expect(mobileTarget(request('/?browsemode=mobile', { cookie: 'browsemode=pc' }), MOBILE)).toBe(
      `${MOBILE}/?browsemode=mobile`,
    );
  });

  test.each([
    ['/?browsemode=pc', 'pc'],
    ['/?a=1&browsemode=mobile', 'mobile'],
    ['/?browsemode=tv', null],
    ['/browsemode=pc', null],
    ['/', null],
  ])('%s chooses %s', (target, mode) => {
    expect(chosenMode(target)).toBe(mode);
  });
});
