import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { phone, preferTheme, sidewaysScroll } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

const PAGES = [
  '/coinmarket/bitcoin',
  '/infoDetail/tether',
  '/currencies/bitcoin/longShort',
  '/currencies/bitcoin/dynamic',
  '/coinevent/bitcoin',
  '/coindetails/uniswap',
  '/coinwallet/solana',
  '/currencies/bitcoin?tab=history',
  '/currencies/tether?tab=holders',
  '/currencies/shiba-inu?graph=candles',
  '/currencies/bitcoin?vs=ethereum&range=y',
  '/currencies/sample-instant-treasure',
  '/currencies/bitcoin?tab=comments',
] as const;

test('a coin’s tabs are addresses that a reload keeps', async ({ page }) => {
  await page.goto('/currencies/bitcoin');
  const tabs = page.getByRole('navigation', { name: '比特币的内容' });
  await tabs.getByRole('link', { name: '市场' }).click();
  await expect(page).toHaveURL(/tab=market/);
  await expect(page.getByRole('link', { name: '币安' }).first()).toBeVisible();
  await page.getByRole('navigation', { name: '市场类型' }).getByRole('link', { name: '合约' }).click();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: '资金费率' })).toBeVisible();
});

test('the newest day of the history closes near the price in the head', async ({ page }) => {
  // A stablecoin's price stands still long enough to be read twice.
  await page.goto('/currencies/tether?tab=history');
  const close = page.locator('[data-tab="history"] tbody tr').first().locator('td').nth(3);
  await expect(close).toContainText(/\d/);
  const read = async (text: Promise<string | null>) => Number((await text)?.replace(/[^\d.]/g, ''));
  const head = await read(page.locator('[data-live="price"]').first().textContent());
  expect(Math.abs((await read(close.textContent())) / head - 1)).toBeLessThan(0.01);
});

/** Opens the page once in each theme: a theme that changes while it is judged is judged half way. */
async function expectAccessibleInBothThemes(page: Page, path: string) {
  // A hundred rows are judged twice.
  test.slow();
  for (const theme of ['light', 'dark'] as const) {
    await preferTheme(page, theme);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What comes after the first rows stands in its place, too.
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  }
}

for (const path of PAGES) {
  test(`${path} is accessible in both themes`, async ({ page }) => {
    await expectAccessibleInBothThemes(page, path);
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  for (const path of PAGES) {
    test(`${path} does not scroll sideways and is accessible in both themes`, async ({ page }) => {
      await expectAccessibleInBothThemes(page, path);
      expect(await sidewaysScroll(page)).toBe(0);
    });
  }
});
