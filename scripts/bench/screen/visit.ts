import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { confirmedNotices } from '../../../web/e2e/support/visitor.ts';

/** A page under test: one of ours, or the bare page in its place. */
export interface Screen {
  readonly name: 'ours' | 'bare';
  readonly address: string;
}

/** What a case needs to open pages: a browser and the product's origin. */
export interface Stage {
  readonly browser: Browser;
  readonly origin: string;
}

const file = (name: string) => readFileSync(fileURLToPath(new URL(`bare/${name}`, import.meta.url)), 'utf8');

/** Opens a page as a separate visitor who has seen the notices; `prepare` sets up its context first. */
export async function visit<Result>(
  { browser, origin }: Stage,
  screen: Screen,
  prepare: (context: BrowserContext) => Promise<unknown>,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // A case's live socket is on another port.
    bypassCSP: true,
  });
  try {
    await context.addInitScript(confirmedNotices());
    if (screen.name === 'bare') await serveBare(context);
    await prepare(context);
    const page = await context.newPage();
    await page.goto(screen.address);
    return await act(page);
  } finally {
    await context.close();
  }
}

async function serveBare(context: BrowserContext): Promise<void> {
  // A document without a server counts as public, and may not open a socket to this machine without this permission.
  await context.grantPermissions(['local-network-access']);
  await context.route('**/bare/page.js', (route) =>
    route.fulfill({ body: stripTypeScriptTypes(file('page.ts')), contentType: 'text/javascript' }),
  );
  await context.route(/\/bare\/(\?.*)?$/, (route) =>
    route.fulfill({ body: file('index.html'), contentType: 'text/html' }),
  );
}
