import type { Download, Page } from '@playwright/test';
import { moveFirst, phone, sidewaysScroll } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

/** The row count of a table that keeps only the rows near the viewport in the document. */
const MORE_THAN_200 = /^([2-9]\d\d|\d{4,})$/;

const table = (page: Page) => page.locator('main table:has(caption)');
const rowHeads = (page: Page) => table(page).locator('tbody th');
const heading = (page: Page, label: string) =>
  table(page)
    .locator('th[scope="col"]')
    .filter({ hasText: new RegExp(`^${label}`) });

async function shown(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(rowHeads(page).nth(9)).toBeVisible();
}

async function linesOf(download: Download): Promise<readonly string[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8').trim().split('\r\n');
}

test.describe('on a phone', () => {
  test.use(phone);

  test('the name column keeps its width in a list of more than 200 rows', async ({ page }) => {
    await shown(page, '/currencies?capped=1');
    await expect(table(page)).toHaveAttribute('aria-rowcount', MORE_THAN_200);
    await page.evaluate(() => window.scrollTo(0, 9_000));
    await expect(rowHeads(page).first()).toBeVisible();
    await expect.poll(async () => (await rowHeads(page).first().boundingBox())?.width).toBeGreaterThan(120);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

test('a pointer that rests on a heading sees its definition, and a press sorts', async ({ page }) => {
  await page.goto('/');
  const cap = heading(page, '流通市值');
  await cap.getByRole('button', { name: '流通市值', exact: true }).hover();
  await expect(page.getByRole('tooltip')).toContainText('流通数量');
  await cap.getByRole('button', { name: '流通市值', exact: true }).click();
  await expect(cap).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the address of a list restores sort, filter, columns and currency', async ({ page }) => {
  for (const path of ['/mining', '/newcoins']) {
    await test.step(path, async () => {
      const price = path === '/newcoins' ? '现价' : '价格';
      await shown(page, `${path}?unit=cny&sort=price&order=asc&filter=price:0.0000001~5000&cols=price`);
      await expect(page.getByRole('button', { name: /^取消筛选：/ })).toBeVisible();
      await expect(heading(page, price)).toHaveAttribute('aria-sort', 'ascending');
      await expect(table(page)).toContainText('¥');
      await expect(heading(page, '24H成交额')).toHaveCount(0);
      await expect(page).toHaveURL(/sort=price&order=asc/);
    });
  }
});

test('a list’s download has the table’s rows, in its order and currency', async ({ page }) => {
  await shown(page, '/mining?unit=cny&sort=volume24h&order=desc&filter=price:1~');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载表格' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^可挖矿币种-\d{4}-\d{2}-\d{2}\.csv$/);
  const [head = '', ...lines] = await linesOf(download);
  expect(head).toContain('24H成交额(CNY)');
  expect(head).toContain('区块奖励');
  await expect(rowHeads(page)).toHaveCount(lines.length);
  const volume = head.split(',').indexOf('24H成交额(CNY)');
  const volumes = lines.map((line) => Number(line.split(',')[volume]));
  expect(volumes).toEqual(volumes.toSorted((a, b) => b - a));
  expect(lines.join('\n')).not.toMatch(/e[+-]\d/);
});

test('the address keeps the page size from page to page', async ({ page }) => {
  await shown(page, '/currencies');
  await page.getByRole('combobox', { name: '每页行数' }).click();
  await page.getByRole('option', { name: '每页 50 个' }).click();
  await expect(page).toHaveURL(/\/currencies\?size=50$/);
  await expect(rowHeads(page)).toHaveCount(50);
  await page.getByRole('link', { name: '第 2 页' }).click();
  await expect(page).toHaveURL(/size=50/);
  await expect(table(page).locator('tbody tr').first()).toContainText('51');
  await page.reload();
  await expect(rowHeads(page).nth(9)).toBeVisible();
  await moveFirst(page);
  await expect(rowHeads(page)).toHaveCount(50);
  await expect(table(page).locator('tbody tr').first()).toContainText('51');
  await page.getByRole('link', { name: '第 1 页' }).click();
  await expect(page).toHaveURL(/\/currencies\?size=50$/);
});

test('a list is sorted, filtered and cleared by keyboard alone', async ({ page }) => {
  await shown(page, '/assets');
  await heading(page, '流通市值').getByRole('button', { name: '流通市值', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, '流通市值')).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('Space');
  await expect(heading(page, '流通市值')).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: '筛选' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('换手率最小值').focus();
  await page.keyboard.type('１０');
  await page.keyboard.press('Enter');
  const chip = page.getByRole('button', { name: '取消筛选：换手率 ≥ 10 %' });
  await expect(chip).toBeVisible();
  // The closed dialog returns the focus first.
  await expect(page.getByRole('button', { name: '筛选 1' })).toBeFocused();
  await chip.press('Enter');
  await expect(chip).toHaveCount(0);
  await expect(page).not.toHaveURL(/filter=/);
});

test('a list of unverified coins warns above and in each row, and asks before leaving the site', async ({
  context,
  page,
  watched,
}) => {
  // The new tab runs the meters in its empty page, and again in its target.
  watched.allow(/__meters/);
  // A host that does not exist: only the new tab matters.
  await context.route('https://*.example/**', (route) => route.fulfill({ body: 'elsewhere' }));
  await shown(page, '/norecorded');
  await expect(page.getByRole('note')).toContainText('高风险提示');
  await expect(page.getByRole('img', { name: /走势/ })).toHaveCount(0);
  const link = table(page)
    .getByRole('link', { name: /\.example/ })
    .first();
  await link.click();
  const dialog = page.getByRole('dialog', { name: '即将离开本站' });
  await expect(dialog).toContainText('.example');
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect(dialog).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: /继续访问/ }).click(),
  ]);
  await expect(opened).toHaveURL(/^https:\/\/[a-z-]+\.example\/$/);
  await expect(page).toHaveURL(/\/norecorded$/);
});
