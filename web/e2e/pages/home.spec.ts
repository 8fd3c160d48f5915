import type { Locator, Page } from '@playwright/test';
import { moveFirst, phone, sidewaysScroll } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

// The boards in the rail have tables too; only the ranking has a caption.
const table = (page: Page) => page.locator('main table:has(caption)');
const rows = (page: Page) => table(page).locator('tbody tr');
// A heading may have a definition button beside its text.
const heading = (page: Page, name: string) =>
  table(page)
    .locator('th[scope="col"]')
    .filter({ hasText: new RegExp(`^${name}`) });

test('home has its hundred coins without a call; price updates touch only their cells; its header stays visible', async ({
  page,
}) => {
  // Embedded data is refetched after the first paint, which does not wait for it.
  const shown = Promise.withResolvers<void>();
  await page.route('**/api/coin/web-coinrank**', async (route) => {
    await shown.promise;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(rows(page).nth(9)).toBeVisible();
  await moveFirst(page);
  await expect(rows(page)).toHaveCount(100);
  const renewed = page.waitForResponse('**/api/coin/web-coinrank**');
  shown.resolve();
  await (await renewed).finished();

  await test.step('a price changes within 3 s, and nothing around it', async () => {
    // The refetched rows render once more, in idle time; from then on only prices change.
    await expect(async () => {
      const { waits, ...seen } = await watchPrices(page);
      expect(seen).toEqual({ touched: [], sameRow: true });
      // A busy machine may delay the updates, never speed them up.
      expect(Math.min(...waits)).toBeLessThan(3000);
    }).toPass();
  });

  await test.step('the heading stays in sight under the menu', async () => {
    await page.mouse.wheel(0, 2000);
    const price = heading(page, '价格');
    await expect(price).toBeInViewport();
    const top = async () => (await price.boundingBox())?.y ?? -1;
    await expect.poll(top).toBeGreaterThan(30);
    await expect.poll(top).toBeLessThan(110);
  });
});

test('a row opens its coin wherever it is pressed, at the same price; back restores the table in its order', async ({
  page,
}) => {
  const price = async (within: Page | Locator) => {
    const text = await within.locator('[data-live="price"]').first().textContent();
    return Number(text?.replace(/[^\d.]/g, ''));
  };
  await page.goto('/?sort=volume24h&order=desc');
  await expect(heading(page, '24H成交额')).toHaveAttribute('aria-sort', 'descending');
  // A stablecoin's price stays the same long enough to be read twice.
  const row = rows(page).filter({ hasText: 'USDT' }).first();
  const listed = await price(row);
  await row.click({ position: { x: 620, y: 20 } });
  await expect(page).toHaveURL(/\/currencies\/tether\/?$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('USDT');
  expect(Math.abs((await price(page)) / listed - 1)).toBeLessThan(0.002);
  await page.goBack();
  await expect(page).toHaveURL(/\/\?sort=volume24h&order=desc$/);
  await expect(heading(page, '24H成交额')).toHaveAttribute('aria-sort', 'descending');
  await expect(rows(page)).toHaveCount(100);
  await page.goForward();
  await expect(page).toHaveURL(/\/currencies\/tether\/?$/);
});

test('chosen columns are remembered on this device; the table can be downloaded', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: '列', exact: true }).click();
  await page.getByRole('checkbox', { name: '换手率' }).uncheck();
  await page.getByRole('checkbox', { name: '距历史最高' }).check();
  await expect(heading(page, '距历史最高')).toBeVisible();
  await page.goto('/?unit=cny');
  await expect(heading(page, '距历史最高')).toBeVisible();
  await expect(heading(page, '换手率')).toHaveCount(0);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载表格' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const lines = Buffer.concat(chunks).toString('utf8').trim().split('\r\n');
  expect(lines).toHaveLength(101);
  expect(lines[0]).toContain('价格(CNY)');
  expect(lines.join('\n')).not.toMatch(/e-\d|e\+\d/);
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the day, the tabs and the tools leave the first row within 450 px', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: '下载表格' })).toBeVisible();
    expect((await rows(page).first().boundingBox())?.y).toBeLessThanOrEqual(450);
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('home does not scroll sideways, its table does, and its header follows the page', async ({ page }) => {
    await page.goto('/');
    await expect(rows(page).nth(9)).toBeVisible();
    // The day and the tabs take no more than this.
    expect((await rows(page).first().boundingBox())?.y).toBeLessThanOrEqual(300);
    expect(await sidewaysScroll(page)).toBe(0);
    const region = page.getByRole('region', { name: '加密货币行情' });
    const name = rows(page).locator('th').first();
    const place = await name.boundingBox();
    // Two hundred sticky cells are two hundred layers, so they become sticky only on scrolling.
    await expect(name).toHaveCSS('position', 'relative');
    await region.evaluate((element) => {
      element.scrollLeft = 300;
    });
    await expect(name).toHaveCSS('position', 'sticky');
    expect(await name.boundingBox()).toEqual(place);
    await page.evaluate(() => window.scrollTo(0, 2500));
    await expect(heading(page, '名称')).toBeInViewport();
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

/** Waits for three price updates; reports how long each took and what else of the table changed meanwhile. */
function watchPrices(page: Page) {
  return page.evaluate(async () => {
    const body = document.querySelector('main table:has(caption) tbody');
    const first = body?.querySelector('tr');
    const price = body?.querySelector('[data-live="price"]');
    const touched: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        if (!element?.closest('[data-live]')) touched.push(element?.tagName ?? '?');
      }
    });
    if (body)
      observer.observe(body, { subtree: true, childList: true, characterData: true, attributes: true });
    const pricesNow = () =>
      [...document.querySelectorAll('[data-live="price"]')].map((cell) => cell.textContent).join();
    const waits: number[] = [];
    while (waits.length < 3) {
      const [before, started] = [pricesNow(), performance.now()];
      while (pricesNow() === before) await new Promise((go) => setTimeout(go, 50));
      waits.push(performance.now() - started);
    }
    // A little longer, to catch effects that follow a tick.
    await new Promise((go) => setTimeout(go, 500));
    observer.disconnect();
    return { waits, touched, sameRow: first?.isConnected === true && price?.isConnected === true };
  });
}
