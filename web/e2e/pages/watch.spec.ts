import type { Page } from '@playwright/test';
import { logIn, newPhone, registerByCalls } from '../support/account.ts';
import { phone } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

const names = (page: Page) => page.locator('tbody th[scope="row"]');

async function star(page: Page, ...coins: string[]): Promise<void> {
  for (const coin of coins) await page.getByRole('button', { name: `加自选 ${coin}`, exact: true }).click();
}

async function importCoins(page: Page, text: string, count: number): Promise<void> {
  await page.getByRole('button', { name: '导入', exact: true }).click();
  await page.getByLabel('或粘贴在这里').fill(text);
  await page.getByRole('button', { name: `导入 ${count} 个` }).click();
  await expect(names(page)).toHaveCount(count);
}

test('three coins starred before the login are there after it, and after a reload', async ({ page }) => {
  const mobile = newPhone();
  await registerByCalls(page, mobile);
  await page.goto('/');
  await star(page, '比特币', '以太坊', 'Solana');
  await page.goto('/userticker');
  await expect(names(page)).toHaveCount(3);
  await page.getByRole('main').getByRole('button', { name: '登录' }).click();
  await logIn(page, mobile);
  await expect(page.getByText('自选保存在账号里')).toBeVisible();
  await expect(names(page)).toHaveCount(3);

  const saved = page.waitForResponse(/focus\/del/);
  await page.getByRole('button', { name: '取消自选 以太坊' }).click();
  await saved;
  await page.reload();
  await expect(names(page)).toHaveText([/比特币/, /Solana/]);
});

test('what is starred, removed and announced in one tab is so in the other, once', async ({
  page,
  context,
}) => {
  await page.goto('/userticker');
  await importCoins(page, 'BTC\nETH', 2);
  const other = await context.newPage();
  await other.goto('/userticker');
  await expect(names(other)).toHaveText([/比特币/, /以太坊/]);
  await other.getByRole('button', { name: '取消自选 以太坊' }).click();
  await expect(names(page)).toHaveText([/比特币/]);
  await other.getByRole('button', { name: '设置 比特币 预警' }).click();
  await other.getByRole('dialog').getByLabel('价格', { exact: true }).fill('1');
  await other.getByRole('button', { name: '设置预警' }).click();
  await expect(page.getByText(/当时/)).toHaveCount(1);
  await expect(other.getByText(/当时/)).toHaveCount(1);
});

test('rows are dragged into another order', async ({ page }) => {
  await page.goto('/userticker');
  await importCoins(page, 'BTC\nETH\nSOL', 3);
  const handles = page.locator('tbody [data-sort-key]');
  await handles.nth(2).hover();
  await page.mouse.down();
  await handles.nth(0).hover();
  await page.mouse.up();
  await expect(names(page)).toHaveText([/Solana/, /比特币/, /以太坊/]);
});

test('the profit of a holding shows in full, on a wide screen and on a phone', async ({ page }) => {
  await page.goto('/userticker/portfolio');
  await page.getByRole('button', { name: '导入', exact: true }).click();
  // An amount of four digits and its percentage: the longest there is.
  await page.getByLabel('或粘贴在这里').fill('日期,类型,代码,价格,数量\n2026-01-02,买入,USDT,0.5,9000');
  await page.getByRole('button', { name: '导入 1 笔' }).click();
  const gain = page.getByText(/^\+\$4,\d{3}\.\d{2}（\+\d+\.\d{2}%）$/);
  const cut = () =>
    gain.evaluateAll((all) =>
      all
        .map((words) => words.closest('dd, td'))
        .filter((box) => box !== null && box.scrollWidth > box.clientWidth)
        .map((box) => box?.tagName),
    );
  for (const width of [1440, phone.viewport.width]) {
    await page.setViewportSize({ ...phone.viewport, width });
    await expect(gain.first()).toBeVisible();
    expect(await gain.count()).toBe(2);
    expect(await cut()).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use(phone);
  test('messages cover neither the logo nor the bar at the foot, two at most', async ({ page }) => {
    await page.goto('/');
    await star(page, '比特币', '以太坊', 'Solana');
    const shown = page.locator('[data-sonner-toast][data-visible="true"]');
    await expect(shown).toHaveCount(2);
    const edges = async (target: ReturnType<Page['locator']>) => {
      const box = await target.boundingBox();
      return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
    };
    const bar = await edges(page.getByRole('banner'));
    const foot = await edges(page.getByRole('navigation', { name: '底栏' }));
    // They glide into their places.
    for (const message of await shown.all()) {
      await expect.poll(async () => (await edges(message)).top).toBeGreaterThanOrEqual(bar.bottom);
      await expect.poll(async () => (await edges(message)).bottom).toBeLessThanOrEqual(foot.top);
    }
  });
});
