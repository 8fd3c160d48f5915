import { describe, expect, test } from 'vitest';
import { matchPage } from './matchPage.ts';
import { finalRedirect, redirectRules, resolveRedirect } from './redirects.ts';

const moved = [
  ['/vol', '/vol/currencies/', '/hot/currencies.html'],
  ['/vol/', '/vol/currencies/', '/hot/currencies.html'],
  ['/vol/monthrank', '/vol/currencies/', '/hot/currencies.html'],
  ['/vol/currencies/', '/hot/currencies.html', '/hot/currencies.html'],
  ['/hot', '/hot/exchange/', '/hot/exchanges.html'],
  ['/hot/exchange/', '/hot/exchanges.html', '/hot/exchanges.html'],
  ['/maxchange', '/hot/max.html', '/hot/max.html'],
  ['/maxchange/github.html', '/hot/github.html', '/hot/github.html'],
  ['/maxchange/rise/', '/hot/rise.html', '/hot/rise.html'],
  ['/newcoin', '/hot/newcoin.html', '/hot/newcoin.html'],
  ['/exchangemarket', '/exchange', '/exchange'],
  ['/exchangemarket/binance', '/exchange/binance/market.html', '/exchange/binance/market.html'],
  ['/exchangemarket/binance.html', '/exchange/binance/market.html', '/exchange/binance/market.html'],
  ['/exchangedetails/okx/', '/exchange/okx/details.html', '/exchange/okx/details.html'],
  ['/conceptcoin/12', '/concept/12.html', '/concept/12.html'],
  ['/conceptcoin/defi.html', '/concept/defi.html', '/concept/defi.html'],
  ['/news/123', '/news/123.html', '/news/123.html'],
  ['/news/flash', '/news/flash.html', '/news/flash.html'],
  ['/maxchange/exchange', '/hot/exchanges.html', '/hot/exchanges.html'],
  ['/exchangedetails', '/exchange', '/exchange'],
  ['/conceptcoin/', '/concept', '/concept'],
  ['/btccljbdjs.html/index2', '/btccljbdjs/index2', '/btccljbdjs/index2'],
  ['/announcement/77', '/announcement/77.html', '/announcement/77.html'],
  ['/proposal/detail', '/proposal/coin', '/proposal/coin'],
  ['/proposal/detail/', '/proposal/coin', '/proposal/coin'],
  ['/proposal/detail/abc', '/proposal/detail/abc.html', '/proposal/detail/abc.html'],
] as const;

describe('redirects', () => {
  test.each(moved)('%s moves to %s and ends at %s, one of our pages', (from, next, last) => {
    expect(resolveRedirect(from)).toBe(next);
    expect(finalRedirect(from)).toBe(last);
    expect(matchPage(last)).not.toBeNull();
  });

  test('the cases above cover every rule', () => {
    for (const { from } of redirectRules) {
      expect(moved.some(([path]) => from.test(path) || from.test(path.replace(/\.html$/, '')))).toBe(true);
    }
  });

  test.each([
    '/',
    '/news',
    '/news/flash.html',
    '/news/123.html',
    '/proposal/detail/abc.html',
    '/hot/max.html',
    '/currencies/bitcoin',
    '/exchange/binance',
    '/volume',
    '/hotsearch',
    '/maxchange/unknown',
    '//evil.example/vol',
    '/\\evil',
    '/vol%2f..',
    '/news/1\r\nlocation: x',
    `/news/${'1'.repeat(8192)}`,
    '',
  ])('%j stays where it is', (path) => {
    expect(resolveRedirect(path)).toBeNull();
  });
});
