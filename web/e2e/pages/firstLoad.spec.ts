import type { Request } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test('the JavaScript in home’s head weighs under 150 KB on the wire', async ({ browser }) => {
  // Cached responses weigh nothing.
  const context = await browser.newContext();
  const page = await context.newPage();
  const fetched = new Map<string, Request>();
  page.on('requestfinished', (request) => fetched.set(new URL(request.url()).pathname, request));
  const response = await page.goto('/');
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
  expect(total, named.map((path, at) => `${path} ${bytes[at]}`).join('\n')).toBeLessThan(150_000);
  await context.close();
});
