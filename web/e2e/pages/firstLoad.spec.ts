import type { Request } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Bytes of JavaScript that a page names in its head; of a page with candles their library comes besides (49 KB). */
const BUDGETS = [
  { page: 'home', path: '/', most: 150_000 },
  { page: 'the K-line', path: '/kline/binance_btc_usdt', most: 253_000 },
] as const;

for (const { page: name, path: address, most } of BUDGETS) {
  test(`the JavaScript in the head of ${name} weighs under ${most / 1_000} KB on the wire`, async ({
    browser,
  }) => {
    // Cached responses weigh nothing.
    const context = await browser.newContext();
    const page = await context.newPage();
    const fetched = new Map<string, Request>();
    page.on('requestfinished', (request) => fetched.set(new URL(request.url()).pathname, request));
    const response = await page.goto(address);
    const html = (await response?.text()) ?? '';
    const named = [
      ...new Set([...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, path = '']) => path)),
    ];
    await expect.poll(() => named.filter((path) => !fetched.has(path)), 'still on their way').toEqual([]);
    const sizes = await Promise.all(named.map((path) => fetched.get(path)?.sizes()));
    const bytes = sizes.map((size) => size?.responseBodySize ?? Number.NaN);
    const total = bytes.reduce((sum, one) => sum + one, 0);
    expect(Math.min(...bytes), 'what came from a cache').toBeGreaterThan(0);
    expect(named).toContain('/theme.js');
    expect(total, named.map((path, at) => `${path} ${bytes[at]}`).join('\n')).toBeLessThan(most);
    await context.close();
  });
}
