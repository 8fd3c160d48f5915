import type { Page } from '@playwright/test';
import { serveBigMarket } from '../support/bigMarket.ts';
import { expect, test } from '../support/test.ts';

const COINS = 5_000;
// 只看有市值 loads every row of the market.
const ADDRESS = '/currencies?capped=1';

const table = (page: Page) => page.locator('main table:has(caption)');
/** By name, 第 n 号币: the coin that a copy is made from differs once ranks have changed. */
const names = (page: Page) => table(page).locator('tbody th [title^="第"]');
const firstNames = (page: Page) =>
  names(page).evaluateAll((cells) => cells.slice(0, 10).map((cell) => cell.textContent));

test.beforeEach(async ({ context, page }) => {
  await serveBigMarket(context, COINS);
  await page.goto(ADDRESS);
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(COINS + 1));
});

test('a table of 5,000 rows keeps only those near the viewport in the document, at any scroll position', async ({
  page,
}) => {
  await page.mouse.move(600, 600);
  for (const leap of [900, 40_000, 900, -20_000, 200_000]) {
    await page.mouse.wheel(0, leap);
    await expect(names(page).nth(10)).toBeInViewport();
    expect(await table(page).locator('tbody tr').count(), 'rows in the document').toBeLessThan(60);
  }
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200_000);
});

test('its address restores the table of 5,000 rows in a new tab', async ({ context, page }) => {
  await table(page).getByRole('button', { name: '价格', exact: true }).click();
  await page.getByRole('button', { name: '筛选' }).click();
  await page.getByLabel('24H成交额最大值').fill('10');
  await page.getByRole('button', { name: '应用' }).click();
  await expect(page.getByRole('button', { name: /取消筛选：24H成交额/ })).toBeVisible();
  await expect(names(page).nth(9)).toBeVisible();
  const shown = await firstNames(page);
  const count = await table(page).getAttribute('aria-rowcount');
  const tab = await context.newPage();
  await tab.goto(page.url());
  await expect.poll(() => firstNames(tab)).toEqual(shown);
  await expect(table(tab)).toHaveAttribute('aria-rowcount', count ?? '');
});
