import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { cookieOf } from '../support/cookies.ts';
import { phone } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

const floating = (page: Page) => page.getByRole('region', { name: '币种对比' });
const heads = (page: Page) => page.getByRole('main').getByRole('columnheader');

test('coins are collected by keyboard, kept for a week, folded, restored and cleared', async ({
  page,
  context,
}) => {
  const value = async (name: string) => (await cookieOf(context, name))?.value;
  await page.goto('/');
  for (const coin of ['比特币', '以太坊']) {
    await page.getByRole('button', { name: `对比 ${coin}`, exact: true }).focus();
    await page.keyboard.press('Enter');
  }
  await expect(floating(page)).toContainText('2/4');
  await expect.poll(() => value('compareCoinList')).toBe('bitcoin,ethereum');
  await expect.poll(() => value('compareWindow')).toBe('1');
  for (const name of ['compareCoinList', 'compareWindow'])
    expect((await cookieOf(context, name))?.days, name).toBeCloseTo(7, 1);
  await expectAccessible(page, '[aria-label="币种对比"]');

  await page.goto('/contact');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(floating(page)).toHaveCount(0);
  await page.goto('/hotsearch');
  await expect(floating(page)).toContainText('以太坊');
  await floating(page).getByRole('button', { name: '收起' }).press('Enter');
  await expect.poll(() => value('compareWindow')).toBe('0');
  await page.reload();
  await page.getByRole('button', { name: '对比 2' }).press('Enter');
  await floating(page).getByRole('button', { name: '移除 比特币' }).press('Enter');
  await floating(page).getByRole('button', { name: '移除 以太坊' }).press('Enter');
  await expect(floating(page)).toHaveCount(0);
  await expect.poll(() => value('compareWindow')).toBe('0');
});

test('on a phone two coins stand side by side', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await page.goto('/compare?c=bitcoin,ethereum');
  await expect(heads(page)).toContainText(['指标', '比特币', '以太坊']);
  const rightmost = () =>
    heads(page).evaluateAll((all) => Math.max(...all.map((head) => head.getBoundingClientRect().right)));
  await expect.poll(rightmost).toBeLessThanOrEqual(phone.viewport.width);
});
