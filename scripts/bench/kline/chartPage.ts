import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { cacheDir } from '../../bootstrap/paths.mjs';

const ORIGIN = 'http://chart.test';
const BUILT = join(cacheDir, 'kline-bench');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Opens the bench's page (web/gallery/kline) with one idle, fully drawn chart. */
export async function withChartPage<Result>(
  browser: Browser,
  query: string,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await context.route(`${ORIGIN}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({
        body: readFileSync(join(BUILT, pathname)),
        contentType: TYPES[extname(pathname)] ?? 'application/octet-stream',
      });
    });
    const page = await context.newPage();
    await page.goto(`${ORIGIN}/gallery/kline/index.html?${query}`);
    await page.waitForFunction('window.measured !== undefined');
    await page.locator('#chart canvas').first().waitFor();
    await collectGarbage(page);
    return await act(page);
  } finally {
    await context.close();
  }
}

/** Collects the garbage of loading now, not during the measurement. */
export async function collectGarbage(page: Page): Promise<CDPSession> {
  await page.waitForTimeout(1_000);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  return devtools;
}

/** Calls a function that the page provides for the bench, by name. */
export async function askPage(page: Page, name: 'update' | 'switchMany', count: number): Promise<unknown> {
  return page.evaluate(`window.measured.${name}(${count})`);
}
