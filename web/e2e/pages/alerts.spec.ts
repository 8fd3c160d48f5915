import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { phone, sidewaysScroll } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

const bell = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(设置 比特币 预警|比特币 预警)/ });
const fired = (page: Page) => page.getByRole('region', { name: '已触发' }).getByRole('listitem');

interface Wish {
  readonly measure: string;
  readonly field?: string;
  readonly threshold: string;
  readonly repeat?: string;
}

/** Fills in the open dialog and sets the alert. */
async function setAlert(page: Page, { measure, field = measure, threshold, repeat }: Wish): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByRole('radio', { name: measure, exact: true }).click();
  if (repeat) await form.getByRole('radio', { name: repeat }).click();
  await form.getByLabel(field, { exact: true }).fill(threshold);
  await form.getByRole('button', { name: '设置预警' }).click();
}

test.describe('where the browser allows notifications', () => {
  test.beforeEach(async ({ context }) => {
    await context.grantPermissions(['notifications']);
    // Records what the system would show.
    await context.addInitScript(() => {
      const shown: string[] = [];
      class Shown {
        static permission = 'granted';
        static requestPermission = async () => 'granted';
        onclick = null;
        constructor(_title: string, options: NotificationOptions) {
          shown.push(options.body ?? '');
        }
        close() {}
      }
      Object.assign(window, { Notification: Shown, shownNotifications: shown });
    });
  });
  const shown = (page: Page) => page.evaluate<string[]>('window.shownNotifications');

  test('price, change, volume and turnover rate of a coin are announced once each, from its own page', async ({
    page,
  }) => {
    await page.goto('/currencies/bitcoin');
    await bell(page).click();
    await expect(page.getByRole('dialog').getByText(/需保持浏览器打开/)).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
    for (const wish of [
      { measure: '价格', threshold: '1' },
      { measure: '24H涨幅', threshold: '-99' },
      { measure: '24H成交额', threshold: '1000' },
      { measure: '换手率', threshold: '0' },
    ]) {
      await setAlert(page, wish);
    }
    await expect.poll(async () => (await shown(page)).length).toBe(4);
    const reported = (await shown(page)).toSorted();
    expect(reported[0]).toMatch(/^比特币 24H成交额涨到 1,000 USD，现为 [\d.,]+[万亿]+ USD$/);
    expect(reported[1]).toMatch(/^比特币 24H涨幅涨到 −99%，现为 [+−]?\d+\.\d\d%$/);
    expect(reported[2]).toMatch(/^比特币 价格涨到 1 USD，现为 [\d.,]+ USD$/);
    expect(reported[3]).toMatch(/^比特币 换手率涨到 0%，现为 \d+\.\d\d%$/);
    await expect(page.getByRole('dialog').getByRole('switch', { checked: true })).toHaveCount(0);

    await page.goto('/userticker');
    await expect(fired(page)).toHaveCount(4);
    await page.reload();
    await expect(fired(page)).toHaveCount(4);
    expect(await shown(page)).toEqual([]);
    await page.getByRole('button', { name: '清空' }).click();
    await expect(fired(page)).toHaveCount(0);
  });

  test('an index of the market is watched too; in quiet hours nothing is announced, afterwards it is', async ({
    page,
  }) => {
    await page.goto('/userticker');
    await page.getByRole('switch', { name: '免打扰' }).press('Space');
    const [from, until] = await page.evaluate(() =>
      [-1, 2].map((hours) => new Date(Date.now() + hours * 3_600_000).toTimeString().slice(0, 5)),
    );
    await page.getByLabel('免打扰开始').fill(from ?? '');
    await page.getByLabel('免打扰结束').fill(until ?? '');
    await page.getByRole('button', { name: '设置市场预警' }).click();
    const read = page.waitForResponse(/sulkindex/);
    await setAlert(page, { measure: '恐惧贪婪指数', threshold: '0' });
    await read;
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click();
    await expect(page.getByRole('switch', { name: /启用 恐惧贪婪指数/ })).toBeChecked();
    expect(await shown(page)).toEqual([]);
    await page.getByRole('switch', { name: '免打扰' }).press('Space');
    await expect
      .poll(() => shown(page))
      .toEqual([expect.stringMatching(/^恐惧贪婪指数涨到 0，现为 \d+ 分$/)]);
  });

  test('a repeating alert stays set and fires again only after its cooldown; a removed one is gone', async ({
    page,
  }) => {
    await page.goto('/currencies/bitcoin');
    await bell(page).click();
    await setAlert(page, { measure: '价格', threshold: '1', repeat: '间隔重复' });
    await expect.poll(async () => (await shown(page)).length).toBe(1);
    const form = page.getByRole('dialog');
    await expect(form.getByText(/至少相隔 60 分钟/)).toBeVisible();
    await expect(form.getByRole('switch', { name: /启用 比特币 价格/ })).toBeChecked();
    await expect(bell(page)).toHaveCount(0);
    await page.reload();
    await expect(bell(page)).toHaveAccessibleName('比特币 预警，已设 1 个');
    await bell(page).click();
    await form.getByRole('button', { name: /删除 比特币 价格/ }).click();
    await expect(form.getByRole('switch')).toHaveCount(0);
    expect(await shown(page)).toEqual([]);
  });
});

test('where the browser denied notifications it says so, and announces on the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await page.goto('/currencies/bitcoin');
  await bell(page).click();
  const form = page.getByRole('dialog');
  await expect(form.getByText(/已被拒绝，预警只显示在页面上/)).toBeVisible();
  await form.getByRole('button', { name: '测试' }).click();
  await expect(page.getByText('币镜预警：这是一条测试提醒')).toBeVisible();
  await setAlert(page, { measure: '价格', threshold: 'abc' });
  await expect(form.getByRole('alert')).toHaveText('请输入不小于 0 的数字');
  await setAlert(page, { measure: '价格', threshold: '1' });
  await expect(page.getByText(/^币镜预警：比特币 价格涨到 1 USD，现为 [\d.,]+ USD$/)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);
  test('the dialog fits and is accessible', async ({ page }) => {
    await page.goto('/currencies/bitcoin');
    await bell(page).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: '设置预警' })).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    await expectAccessible(page, '[role="dialog"]');
  });
});
