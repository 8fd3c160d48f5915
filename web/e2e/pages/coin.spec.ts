import { moveFirst, phone } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

test('a coin’s page shows header, facts and chart, and its price updates by itself', async ({ page }) => {
  await page.goto('/currencies/bitcoin');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('比特币');
  await expect(page).toHaveTitle(/比特币 BTC/);
  for (const fact of ['24H振幅', '流通市值', '24H换手', '量比', '历史最低']) {
    await expect(page.getByRole('term').filter({ hasText: fact }).first()).toBeVisible();
  }
  const price = page.locator('[data-live="price"]').first();
  const before = await price.textContent();
  await expect.poll(() => price.textContent()).not.toBe(before);
});

test('the chart starts as a static image, and the interactive one replaces it on the first interaction', async ({
  page,
}) => {
  await page.goto('/currencies/bitcoin');
  const chart = page.getByRole('group', { name: /^比特币 BTC.*按左右方向键逐点读数$/ });
  const picture = chart.locator('svg');
  await expect(picture).toContainText('24H开盘');
  const words = await picture.locator('text').allTextContents();
  expect(words.filter((text) => /^\$[\d,]+$/.test(text)).length).toBeGreaterThan(3);
  await expect(chart.locator('canvas')).toHaveCount(0);
  await moveFirst(page);
  await expect(chart.locator('canvas')).toBeVisible();
  await expect(picture).toHaveCount(0);
  await chart.press('End');
  await chart.press('ArrowLeft');
  await expect(chart.getByRole('status')).toContainText('$');
});

test('the address keeps view and range of the chart', async ({ page }) => {
  await page.goto('/currencies/ethereum');
  await page.getByRole('radio', { name: '流通市值' }).click();
  await page.getByRole('radio', { name: '年', exact: true }).click();
  await expect(page).toHaveURL(/chart=cap.*range=y|range=y.*chart=cap/);
  await page.reload();
  await expect(page.getByRole('radio', { name: '流通市值' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '年', exact: true })).toBeChecked();
});

test('an unknown coin is not found and similar ones are offered', async ({ page, watched }) => {
  watched.allow(/404/);
  const response = await page.goto('/currencies/bitcon');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('region', { name: '要找的是不是' }).getByRole('link').first()).toContainText(
    '比特币',
  );
});

test('the newest day of the history closes near the price in the header', async ({ page }) => {
  // A stablecoin's price stays the same long enough to be read twice.
  await page.goto('/currencies/tether?tab=history');
  const close = page.locator('[data-tab="history"] tbody tr').first().locator('td').nth(3);
  await expect(close).toContainText(/\d/);
  const read = async (text: Promise<string | null>) => Number((await text)?.replace(/[^\d.]/g, ''));
  const head = await read(page.locator('[data-live="price"]').first().textContent());
  expect(Math.abs((await read(close.textContent())) / head - 1)).toBeLessThan(0.01);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('price, range and the whole chart fit on the first screen', async ({ page }) => {
    // The second has two lines of tags above its price.
    for (const code of ['bitcoin', 'tether']) {
      await page.goto(`/currencies/${code}`);
      await expect(page.locator('[data-live="price"]').first()).toBeInViewport();
      await expect(page.getByRole('radio', { name: '24H', exact: true }).first()).toBeInViewport();
      const chart = page.getByRole('group', { name: /按左右方向键逐点读数$/ }).first();
      await expect(chart.locator('svg')).toBeVisible();
      await expect(chart).toBeInViewport({ ratio: 1 });
    }
  });
});
