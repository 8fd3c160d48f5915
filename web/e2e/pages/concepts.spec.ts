import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const rows = (page: Page) => page.locator('main table:has(caption) tbody tr:has(th)');

test('a concept is reached from the map and from the table; its index starts at 100 with Bitcoin’s', async ({
  page,
}) => {
  await page.goto('/concept');
  const map = page.getByRole('navigation', { name: '概念板块热力图' });
  await map.getByRole('link', { name: /^公链，/ }).click();
  await expect(page).toHaveURL(/\/concept\/layer1$/);
  await expect(page).toHaveTitle('公链概念 - 币镜');
  const chart = page.getByRole('figure', { name: '公链指数与比特币' });
  await chart.getByRole('button', { name: '表格' }).click();
  const cells = chart.locator('tbody tr').last().locator('td');
  await expect(cells.first()).toHaveText('100.00');
  await expect(cells.last()).toHaveText('100.00');
  await page.goBack();
  await rows(page).filter({ hasText: '稳定币' }).first().getByRole('link', { name: '稳定币' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('稳定币概念');
});

test('the map of concepts is one tab stop; arrows move within it, Enter opens', async ({ page }) => {
  await page.goto('/concept');
  const map = page.getByRole('navigation', { name: '概念板块热力图' });
  await expect(map.locator('a[tabindex="0"]')).toHaveCount(1);
  await map.locator('a[tabindex="0"]').focus();
  const first = await map.locator(':focus').getAttribute('href');
  await page.keyboard.press('ArrowRight');
  await expect(map.locator(':focus')).not.toHaveAttribute('href', first ?? '');
  await expect(map.locator('a[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/concept\/[a-z0-9-]+$/);
});

test('a board keeps its filter in the address and makes a picture of what it shows', async ({ page }) => {
  await page.goto('/ath');
  await page.getByRole('radio', { name: '市值前100' }).click();
  await expect(page).toHaveURL(/top=100/);
  await page.reload();
  await expect(page.getByRole('radio', { name: '市值前100' })).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('button', { name: '分享图' }).click();
  const picture = page.getByRole('dialog', { name: '分享图' }).getByRole('img');
  await expect(picture).toHaveAttribute('alt', /^历史最高，比特币 BTC/);
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(900);
});
