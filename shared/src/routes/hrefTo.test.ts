import { describe, expect, test } from 'vitest';
import { hrefTo } from './hrefTo.ts';
import { matchPage } from './matchPage.ts';

describe('hrefTo', () => {
  test.each([
    [hrefTo('home'), '/'],
    [hrefTo('coin', { coinCode: 'bitcoin' }), '/currencies/bitcoin'],
    [hrefTo('coinListPage', { listFile: 'list_2' }), '/currencies/list_2.html'],
    [hrefTo('newsItem', { id: '12' }), '/news/12.html'],
    [hrefTo('kline'), '/kline'],
    [hrefTo('kline', {}), '/kline'],
    [hrefTo('kline', { kline: 'binance_btc_usdt' }), '/kline/binance_btc_usdt'],
    [hrefTo('event', { type: 'upgrade' }), '/event/upgrade'],
    [hrefTo('exchangeMarket', { id: 'binance' }), '/exchange/binance/market.html'],
    [hrefTo('news', {}, { tab: 0 }), '/news?tab=0'],
    [
      hrefTo('search', {}, { word: '比特 币&x=1', tabs: 2, none: undefined, empty: null }),
      '/search?word=%E6%AF%94%E7%89%B9%20%E5%B8%81%26x%3D1&tabs=2',
    ],
  ])('writes %s', (href, expected) => {
    expect(href).toBe(expected);
  });

  test.each([
    'usd-coin',
    'a/b',
    '比特币',
    'a b',
    '100%',
    'x?y#z',
    '&=+',
    "it's",
    '..a',
    'a.html',
    '%2F',
    '<b>',
    '\u{1F600}',
  ])('the address of %j matches back to it', (value) => {
    expect(matchPage(hrefTo('exchange', { id: value }))).toEqual({ name: 'exchange', params: { id: value } });
    expect(matchPage(hrefTo('newsItem', { id: value }))).toEqual({ name: 'newsItem', params: { id: value } });
    expect(matchPage(hrefTo('event', { type: 'upgrade', code: value }))?.params).toEqual({
      type: 'upgrade',
      code: value,
    });
  });

  test('no parameter can lead to another page or another site', () => {
    for (const value of ['//evil.example', '\\evil', 'x/../../y', 'javascript:alert(1)', 'a\r\nb']) {
      expect(hrefTo('exchange', { id: value })).toMatch(/^\/exchange\/[^/\\\r\n]+$/);
    }
  });

  test('a required parameter must be given', () => {
    // @ts-expect-error the coin's code is missing
    expect(hrefTo('coin')).toBe('/currencies/');
    // @ts-expect-error there is no such page
    expect(() => hrefTo('nowhere')).toThrow();
  });
});
