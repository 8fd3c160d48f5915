import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const figure = (page: Page, name: string | RegExp) => page.getByRole('figure', { name });
const TREND = '加密货币总市值与成交额';
const SHARES = 'BTC、ETH 与其他币种的市值占比';

test('shares add up to a hundred on every day; the crosshair shows units; bubbles are also a table with links', async ({
  page,
}) => {
  await page.goto('/charts');
  await figure(page, SHARES).getByRole('button', { name: '表格' }).click();
  await expect(figure(page, SHARES).locator('tbody tr').nth(50)).toBeAttached();
  const lines = await figure(page, SHARES)
    .locator('tbody tr')
    .evaluateAll((found) =>
      found.map((line) =>
        [...line.querySelectorAll('td')].map((cell) => Number.parseFloat(cell.textContent)),
      ),
    );
  for (const line of lines) expect(line.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);

  const canvas = figure(page, TREND).locator('canvas').first();
  // The canvas appears before its content.
  await expect(async () => {
    await canvas.hover({ position: { x: 380, y: 120 } });
    await canvas.hover({ position: { x: 400, y: 120 } });
    await expect(figure(page, TREND)).toContainText(/总市值\$[\d.]+万亿/, { timeout: 1_000 });
  }).toPass();
  await expect(figure(page, TREND)).toContainText(/成交额\$[\d,.]+亿/);

  const bubbles = figure(page, /^成交额与涨幅/);
  await bubbles.getByRole('button', { name: '表格' }).click();
  await bubbles.getByRole('link', { name: 'ETH', exact: true }).click();
  await expect(page).toHaveURL(/\/currencies\/ethereum\/?$/);
});

test('the heat map follows period and area, links to coins, and works by keyboard', async ({ page }) => {
  await page.goto('/charts');
  const map = page.getByRole('navigation', { name: /^加密货币热力图/ });
  await map.scrollIntoViewIfNeeded();
  // The largest forty, and the rest of the market.
  await expect(map.getByRole('link')).toHaveCount(41);
  await page.getByRole('radiogroup', { name: '热力图周期' }).getByRole('radio', { name: '7D' }).click();
  await expect(map.getByRole('link', { name: /^BTC，.*7D涨幅/ })).toBeVisible();
  await page.getByRole('radiogroup', { name: '面积' }).getByRole('radio', { name: '24H成交额' }).click();
  await expect(map.getByRole('link', { name: /^BTC，24H成交额/ })).toBeVisible();
  await map.locator('a[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/currencies\/[^/]+\/?$/);
});
