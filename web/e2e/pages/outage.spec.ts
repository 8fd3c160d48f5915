import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { logIn, newPhone, registerByCalls } from '../support/account.ts';
import { hurryScript } from '../support/hurry.ts';
import { type Product, startProduct } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { confirmedNotices, ownAddress } from '../support/visitor.ts';

// One product for both of them: its start costs more than they do.
test.describe.configure({ mode: 'default' });

const dataDir = mkdtempSync(join(tmpdir(), 'product-'));
let product: Product;
const at = (path: string) => product.origin + path;

test.beforeAll(async () => {
  product = await startProduct(dataDir);
});
test.afterAll(async () => {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('an upstream is killed: the site shows what it has, recovers by itself, and loses nothing visitors wrote', async ({
  browser,
  page,
  watched,
}) => {
  test.slow();
  watched.allow(/50[234]|WebSocket|ERR_/);
  const mobile = newPhone();
  const words = `重启之前写的 ${mobile}`;
  const rows = page.getByRole('row');
  const stale = page.getByRole('status').filter({ hasText: /实时价格已断开|数据停在/ });
  const member = await anotherVisitor(browser);

  await test.step('a member watches two coins and writes a comment, and leaves', async () => {
    await registerByCalls(member, mobile, product.origin);
    await member.goto(at('/userticker'));
    await member.getByRole('main').getByRole('button', { name: '登录' }).click();
    await logIn(member, mobile);
    await expect(nameOf(member, mobile)).toBeVisible();
    await member.getByRole('button', { name: '导入', exact: true }).click();
    await member.getByLabel('或粘贴在这里').fill('SOL\nBTC');
    const saved = member.waitForResponse(/focus\/merge/);
    await member.getByRole('button', { name: '导入 2 个' }).click();
    expect((await saved).ok()).toBe(true);
    await member.goto(at('/currencies/dogecoin?tab=comments'));
    await member.getByLabel('写评论').fill(words);
    await member.getByRole('button', { name: '发表评论' }).click();
    await expect(comment(member, words)).toBeVisible();
    await member.goto('about:blank');
  });

  await test.step('while it is away a visitor sees old data, and that it is old', async () => {
    await page.clock.install();
    // With a query: an address without one may be answered from the page cache, for its 20 s, as if nothing were wrong.
    await page.goto(at('/?unit=usd'));
    await expect(rows.nth(20)).toBeVisible();
    await product.stopUpstream();
    // Until the cycle ends, the gateway has what is current.
    await expect(async () => {
      const answer = await page.reload();
      expect(answer?.status()).toBe(200);
      await expect(rows.nth(20)).toBeVisible();
      // A page waits ten seconds before it reports an outage.
      await page.clock.runFor(12_000);
      await expect(stale).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 120_000, intervals: [500] });
  });

  await test.step('when it is back the page is as before', async () => {
    await product.startUpstream();
    await expect(async () => {
      // The page refetches each minute; the test skips the wait.
      await page.clock.fastForward(60_000);
      await expect(stale).toBeHidden({ timeout: 2_000 });
    }).toPass({ timeout: 120_000 });
    await expect(rows.nth(20)).toBeVisible();
  });

  await test.step('the session, the coins and the comment are there, on another device too', async () => {
    await expectPreserved(member, mobile);
    await member.goto(at('/currencies/dogecoin?tab=comments'));
    await expect(comment(member, words)).toBeVisible();

    const elsewhere = await anotherVisitor(browser);
    await elsewhere.goto(at('/userticker'));
    await elsewhere.getByRole('main').getByRole('button', { name: '登录' }).click();
    await logIn(elsewhere, mobile);
    await expect(nameOf(elsewhere, mobile)).toBeVisible();
    await expectPreserved(elsewhere, mobile);
  });
});

test('an upstream outage is reported within seconds, and missing data comes without a press', async ({
  context,
  watched,
}) => {
  test.slow();
  // The first retries come after 3, 9 and 21 s, and an outage is reported after ten.
  await context.addInitScript({ path: hurryScript });
  watched.allow(/50[234]|WebSocket|ERR_/);
  const list = await fetch(`${product.origin}/api/v4/news/news?per_page=1`);
  const { data } = (await list.json()) as { data: { list: readonly { id: number }[] } };
  await product.stopUpstream();

  await test.step('pages that are opened meanwhile fill by themselves once it is back', async () => {
    const empty = await openAll(context, [
      '/news?tab=0',
      '/news/flash.html',
      `/news/${data.list[0]?.id}.html`,
      '/search/?word=eth&tabs=2',
      '/calendar',
      '/kline/binance_eth_usdt',
    ]);
    for (const page of empty) await expect(retries(page).first()).toBeVisible();
    await product.startUpstream();
    for (const page of empty) await expect(retries(page)).toHaveCount(0, SOON);
    for (const page of empty.slice(0, 3))
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    for (const page of empty) await page.close();
  });

  await test.step('pages that are open say since when they stand still, until it is back', async () => {
    const shown = await openAll(context, [
      '/',
      '/exchange',
      '/news/flash.html',
      '/currencies/bitcoin',
      '/aboutus',
    ]);
    const [home, exchanges, flashes, coin, words] = shown;
    if (!home || !exchanges || !flashes || !coin || !words) throw new Error('a page did not open');
    const moving = [home, exchanges, flashes, coin];
    for (const page of moving) await expect(page.getByText(/\d\d:\d\d/).first()).toBeVisible();
    await product.stopUpstream();
    for (const page of moving) await expect(note(page)).toBeVisible(SOON);
    await expect(note(home)).toHaveText(/^实时价格已断开 · \d\d:\d\d:\d\d$/);
    await expect(note(exchanges)).toHaveText(/^数据停在 \d\d:\d\d:\d\d，正在重连$/);
    await expect(note(words)).toHaveCount(0);
    await product.startUpstream();
    for (const page of moving) await expect(note(page)).toHaveCount(0, SOON);
  });
});

const comment = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });
const nameOf = (page: Page, mobile: string) => page.getByRole('link', { name: `用户${mobile.slice(-4)}` });

async function anotherVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: ownAddress() });
  await context.addInitScript(confirmedNotices());
  return context.newPage();
}

async function expectPreserved(page: Page, mobile: string): Promise<void> {
  await page.goto(at('/userticker'));
  await expect(nameOf(page, mobile)).toBeVisible();
  await expect(page.locator('tbody th[scope="row"]')).toHaveText([/Solana/, /比特币/]);
}

/** Little, even on a busy machine. */
const SOON = { timeout: 30_000 };

const retries = (page: Page) => page.getByRole('button', { name: '重试' });
const note = (page: Page) => page.getByRole('status').filter({ hasText: /实时价格已断开|数据停在/ });

async function openAll(context: BrowserContext, paths: readonly string[]): Promise<readonly Page[]> {
  const opened: Page[] = [];
  for (const path of paths) {
    const page = await context.newPage();
    await page.goto(product.origin + path);
    opened.push(page);
  }
  return opened;
}
