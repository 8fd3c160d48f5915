import type { Page } from '@playwright/test';
import { phone } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

/** The page's own rows: the prerendered table has no caption, and the skeleton is hidden. */
const ROWS = 'table:has(caption) tbody:not([aria-hidden]) tr';

test('from both sides of the market to one side, and on to another ranking, without a page load', async ({
  page,
}) => {
  await page.goto('/hot/max.html');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('region', { name: '涨幅榜' }).getByRole('link', { name: '查看全部' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('涨幅榜');
  await page.getByRole('navigation', { name: '排行榜' }).getByRole('link', { name: 'GitHub' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GitHub 榜');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the losers follow ten gainers, and the sentence names both ends', async ({ page }) => {
    await page.goto('/hot/max.html');
    await expect(page.getByRole('region', { name: '涨幅榜' }).locator(ROWS)).toHaveCount(10);
    await expect(page.locator('main header')).toContainText('居两端');
    const drop = await page.getByRole('region', { name: '跌幅榜' }).boundingBox();
    expect(drop?.y).toBeLessThan(2 * 844);
  });
});

const UNITS: Readonly<Record<string, number>> = { 万: 1e4, 亿: 1e8, 万亿: 1e12 };

/** The first ten amounts of a table's column as displayed, in US dollars. */
async function amounts(page: Page, column: string): Promise<readonly number[]> {
  const at = await page
    .getByRole('columnheader', { name: column })
    .evaluate((cell) => (cell instanceof HTMLTableCellElement ? cell.cellIndex : -1));
  const texts = await page
    .locator(ROWS)
    .locator(`> :nth-child(${at + 1})`)
    .allTextContents();
  return texts.slice(0, 10).map((text) => {
    const [, digits = '', unit = ''] = /([\d,.]+)(万亿|亿|万)?/.exec(text) ?? [];
    return Number(digits.replaceAll(',', '') || Number.NaN) * (UNITS[unit] ?? 1);
  });
}

test('an address restores the period, the range and the order of a ranking', async ({ page }) => {
  const volume = page.getByRole('columnheader', { name: '24H成交额' });
  // The market moves between two reads, so the test compares the order, not the coins.
  const isOrdered = async () => {
    const shown = await amounts(page, '24H成交额');
    return shown.length === 10 && shown.every((amount, row) => row === 0 || amount <= (shown[row - 1] ?? 0));
  };
  await page.goto('/hot/rise.html');
  await expect(page.locator(ROWS).first()).toBeVisible();
  expect(await isOrdered(), 'in the order of their rise at first').toBe(false);
  const answer = page.waitForResponse(/maxchange\?(?=.*sort_type=5\b)(?=.*filtertype=2)/);
  // Pressed in quick succession: neither may be lost.
  await page.getByRole('radio', { name: '7天' }).click();
  await page.getByRole('radio', { name: /前500/ }).click();
  await expect(page).toHaveURL(/period=7d&top=500$/);
  await (await answer).finished();
  // Content of the previous arguments is marked busy until the new content has rendered.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await volume.getByRole('button', { name: '24H成交额', exact: true }).click();
  await expect(page).toHaveURL(/period=7d&top=500&sort=volume24h&order=desc$/);
  await expect(volume).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(isOrdered).toBe(true);

  await page.reload();
  await expect(page.getByRole('radio', { name: '7天' })).toBeChecked();
  await expect(page.getByRole('radio', { name: /前500/ })).toBeChecked();
  await expect(volume).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(isOrdered).toBe(true);
});
