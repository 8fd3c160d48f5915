import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: '快速前往' });

/** Presses the shortcut once its listener is there. */
async function openPalette(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(palette(page).getByRole('combobox')).toBeFocused({ timeout: 1_000 });
  }).toPass();
}

async function command(page: Page, words: string, first: RegExp): Promise<void> {
  await openPalette(page);
  await page.keyboard.type(words);
  await expect(palette(page).getByRole('option').first()).toHaveText(first);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
}

test('by keyboard alone: a coin, a page, the currency, the theme, the comparison', async ({ page }) => {
  await page.goto('/contact');
  await command(page, 'btb', /比特币 BTC/);
  await expect(page).toHaveURL('/currencies/bitcoin');
  await command(page, '概念', /概念板块/);
  await expect(page).toHaveURL('/concept');
  await command(page, '深色', /主题：深色/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await command(page, '对比 eth', /对比 以太坊 ETH/);
  await expect(page.getByRole('region', { name: '币种对比' })).toContainText('以太坊');
  await command(page, 'vs eth', /对比 以太坊 ETH/);
  await expect(page.getByText('已经添加此币种')).toBeVisible();
  await command(page, '对比 btc sol', /打开对比：比特币、Solana/);
  await expect(page.getByRole('columnheader', { name: /Solana/ })).toBeVisible();
});

test('both dialogs are accessible, and Escape returns the focus', async ({ page }) => {
  await page.goto('/contact');
  const link = page.getByRole('banner').getByRole('link').first();
  await link.focus();
  await openPalette(page);
  await page.keyboard.type('btc');
  await expect(palette(page).getByRole('option').first()).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(link).toBeFocused();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: '键盘快捷键' })).toContainText('跳到搜索框');
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});
