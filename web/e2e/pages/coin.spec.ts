import { expectAccessible } from '../support/axe.ts';
import { phone, preferTheme, sidewaysScroll } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

test('a coin’s page shows head, facts and chart, and its price moves by itself', async ({ page }) => {
  await page.goto('/currencies/bitcoin');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('比特币');
  await expect(page).toHaveTitle(/比特币 BTC/);
  for (const fact of ['24H振幅', '流通市值', '24H换手', '量比', 'BTC相关性']) {
    await expect(page.getByRole('term').filter({ hasText: fact }).first()).toBeVisible();
  }
  await expect(page.locator('main canvas').first()).toBeVisible();
  const price = page.locator('[data-live="price"]').first();
  const before = await price.textContent();
  await expect.poll(() => price.textContent()).not.toBe(before);
});

test('view and range of the chart stand in the address', async ({ page }) => {
  await page.goto('/currencies/ethereum');
  await page.getByRole('radio', { name: '流通市值' }).click();
  await page.getByRole('radio', { name: '年', exact: true }).click();
  await expect(page).toHaveURL(/chart=cap.*range=y|range=y.*chart=cap/);
  await page.reload();
  await expect(page.getByRole('radio', { name: '流通市值' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '年', exact: true })).toBeChecked();
});

test('a coin costs on its page what it costs in the list', async ({ page }) => {
  await page.goto('/');
  // A stablecoin's price stands still long enough to be read twice.
  const row = page.locator('main table:has(caption) tbody tr', { hasText: 'USDT' }).first();
  const listed = Number((await row.locator('[data-live="price"]').textContent())?.replace(/[^\d.]/g, ''));
  await row.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('USDT');
  const head = Number(
    (await page.locator('[data-live="price"]').first().textContent())?.replace(/[^\d.]/g, ''),
  );
  expect(Math.abs(head / listed - 1)).toBeLessThan(0.002);
});

test('an unknown coin is not found and near ones are offered', async ({ page, watched }) => {
  watched.allow(/404/);
  const response = await page.goto('/currencies/bitcon');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('region', { name: '你要找的是不是' }).getByRole('link').first()).toContainText(
    '比特币',
  );
});

for (const theme of ['light', 'dark'] as const) {
  test(`a coin’s page is accessible in the ${theme} theme`, async ({ page }) => {
    await preferTheme(page, theme);
    await page.goto('/currencies/bitcoin');
    await expect(page.locator('main canvas').first()).toBeVisible();
    await expectAccessible(page);
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  for (const theme of ['light', 'dark'] as const) {
    test(`a coin’s page is accessible and does not scroll sideways in the ${theme} theme`, async ({
      page,
    }) => {
      await preferTheme(page, theme);
      await page.goto('/currencies/bitcoin');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('比特币');
      expect(await sidewaysScroll(page)).toBe(0);
      await expectAccessible(page);
    });
  }
});
