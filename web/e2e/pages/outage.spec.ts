import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { logIn, newPhone, registerByCalls } from '../support/account.ts';
import { type Product, startProduct } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { confirmedNotices, ownAddress } from '../support/visitor.ts';

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
    await page.goto(product.origin);
    await expect(rows.nth(20)).toBeVisible();
    await product.stopUpstream();
    // The gateway serves cached pages as fresh for their 20 s; only then is the data's age stated.
    await expect(async () => {
      const answer = await page.reload();
      expect(answer?.status()).toBe(200);
      await expect(rows.nth(20)).toBeVisible();
      // A page waits ten seconds before it reports an outage.
      await page.clock.runFor(12_000);
      await expect(stale).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 120_000, intervals: [3_000] });
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
    await expectKept(member, mobile);
    await member.goto(at('/currencies/dogecoin?tab=comments'));
    await expect(comment(member, words)).toBeVisible();

    const elsewhere = await anotherVisitor(browser);
    await elsewhere.goto(at('/userticker'));
    await elsewhere.getByRole('main').getByRole('button', { name: '登录' }).click();
    await logIn(elsewhere, mobile);
    await expect(nameOf(elsewhere, mobile)).toBeVisible();
    await expectKept(elsewhere, mobile);
  });
});

const comment = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });
const nameOf = (page: Page, mobile: string) => page.getByRole('link', { name: `用户${mobile.slice(-4)}` });

async function anotherVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: ownAddress() });
  await context.addInitScript(confirmedNotices());
  return context.newPage();
}

async function expectKept(page: Page, mobile: string): Promise<void> {
  await page.goto(at('/userticker'));
  await expect(nameOf(page, mobile)).toBeVisible();
  await expect(page.locator('tbody th[scope="row"]')).toHaveText([/Solana/, /比特币/]);
}
