import { describe, expect, test } from 'vitest';
import { pages, routeNames } from '../manifest/pages.ts';
import { firstSegments } from '../routes/firstSegments.ts';
import { matchPage } from '../routes/matchPage.ts';

/** Valid values for the parameters of page addresses. */
const SAMPLES: Readonly<Record<string, string>> = {
  subPage: 'x',
  listFile: 'list_2',
  id: '12',
  artid: '3',
  coinCode: 'bitcoin',
  code: 'aave',
  dappid: '7',
  name: 'defi',
  noticeid: '5',
  type: 'exchange',
  kline: 'binance_btc_usdt',
};

function exampleOf(name: (typeof routeNames)[number]): string {
  const { pattern, where } = pages[name];
  return pattern.replace(/:([A-Za-z]\w*)(\?)?/g, (_, param: string) => {
    const choices = where?.[param]?.source.match(/^\^\(([^)]*)\)\$$/)?.[1]?.split('|');
    return choices?.[0] ?? SAMPLES[param] ?? 'x';
  });
}

describe('pages', () => {
  test.each(routeNames)('%s is found at its own address, with and without a trailing slash', (name) => {
    const path = exampleOf(name);
    expect(matchPage(path)?.name).toBe(name);
    expect(matchPage(path === '/' ? path : `${path}/`)?.name).toBe(name);
  });

  test('no two pages share a pattern', () => {
    const patterns = routeNames.map((name) => pages[name].pattern.replace(/:\w+/g, ':x'));
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  test('every page starts with a valid first segment, and no other segment is valid', () => {
    for (const name of routeNames) {
      expect(firstSegments.has(exampleOf(name).split('/')[1] ?? '')).toBe(true);
    }
    for (const unknown of ['admin', 'wp-login.php', ':subPage', '.env']) {
      expect(firstSegments.has(unknown)).toBe(false);
    }
  });

  test.each([
    '/nope',
    '/own/x',
    '/currencies/list_.html',
    '/currencies/whatever.html',
    '/news/abc',
    '/currencies/list_0x.html/more',
    '/currencies/bitcoin/nope',
    '/%E0%A4%A',
    '/a/b/c/d/e',
  ])('%s is not a page', (path) => {
    expect(matchPage(path)).toBeNull();
  });
});
