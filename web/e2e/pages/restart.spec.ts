import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logIn, newPhone, PASSWORD, registerByCalls } from '../support/account.ts';
import { type Product, startProduct } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { confirmedNotices } from '../support/visitor.ts';

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
test('accounts, sessions, watchlists and comments outlive an upstream that was killed', async ({
  page,
  browser,
}) => {
  test.slow();
  const mobile = newPhone();
  const words = `重启之前写的 ${mobile}`;
  const names = page.locator('tbody th[scope="row"]');
  const me = page.getByRole('link', { name: `用户${mobile.slice(-4)}` });
  await registerByCalls(page, mobile, product.origin);
  await page.goto(at('/userticker'));
  await page.getByRole('main').getByRole('button', { name: '登录' }).click();
  await logIn(page, mobile);
  await expect(me).toBeVisible();
  await page.getByRole('button', { name: '导入', exact: true }).click();
  await page.getByLabel('或粘贴在这里').fill('SOL\nBTC');
  const saved = page.waitForResponse(/focus\/merge/);
  await page.getByRole('button', { name: '导入 2 个' }).click();
  expect((await saved).ok()).toBe(true);
  await page.goto(at('/currencies/dogecoin?tab=comments'));
  await page.getByLabel('写评论').fill(words);
  await page.getByRole('button', { name: '发表评论' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible();

  // Nobody looks meanwhile: what an open page says of an upstream that is away is told elsewhere (outage.spec.ts).
  await page.goto('about:blank');
  await product.stopUpstream();
  await product.startUpstream();

  await page.goto(at('/userticker'));
  await expect(me).toBeVisible();
  await expect(names).toHaveText([/索拉纳/, /比特币/]);
  await page.goto(at('/currencies/dogecoin?tab=comments'));
  await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible();

  const elsewhere = await browser.newPage();
  await elsewhere.addInitScript(confirmedNotices());
  await elsewhere.goto(at('/user/login'));
  const form = elsewhere.getByRole('form', { name: '登录' });
  await form.getByLabel('手机号', { exact: true }).fill(mobile);
  await form.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: '登录', exact: true }).click();
  await expect(elsewhere.getByText('登录成功!', { exact: true })).toBeVisible();
  await elsewhere.goto(at('/userticker'));
  await expect(elsewhere.locator('tbody th[scope="row"]')).toHaveText([/索拉纳/, /比特币/]);
  await elsewhere.close();
});
