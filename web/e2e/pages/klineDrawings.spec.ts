import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { confirmedNotices } from '../support/visitor.ts';

interface Retained {
  readonly tool: string;
  readonly points: readonly { readonly time: number; readonly price: number }[];
}

/** The chart's library merges two presses within half a second into a double press, or ignores them. */
const PRESS_PAUSE = 600;

const chartOf = (page: Page) => page.getByRole('img', { name: /K 线$/ });

/** Presses several points of the chart one after the other. */
async function press(page: Page, ...places: readonly (readonly [x: number, y: number])[]) {
  const box = await chartOf(page).boundingBox();
  if (!box) throw new Error('There is no chart.');
  for (const [x, y] of places) {
    await page.mouse.move(box.x + box.width * x, box.y + box.height * y);
    await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
    await page.waitForTimeout(PRESS_PAUSE);
  }
}

async function open(page: Page, address: string) {
  await page.goto(address);
  await expect(chartOf(page).locator('canvas').first()).toBeVisible();
  // The canvas appears before its content, and the drawing tools load with that.
  await expect(chartOf(page)).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('button', { name: '下载 CSV' })).toBeEnabled();
}

const stored = (page: Page) =>
  page.evaluate(
    (): Retained[] => JSON.parse(localStorage.getItem('drawings') ?? '{}').binance_btc_usdt ?? [],
  );

test('a drawing keeps its time and price over a reload and a new period, and can be shared by address', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/kline?period=60');
  await page.getByRole('button', { name: '趋势线' }).click();
  await press(page, [0.3, 0.3], [0.6, 0.5]);
  await expect.poll(async () => (await stored(page)).length).toBe(1);
  const [drawn] = await stored(page);
  expect(drawn?.points).toHaveLength(2);

  await page.reload();
  await expect(chartOf(page).locator('canvas').first()).toBeVisible();
  await page.getByRole('radio', { name: '4时' }).click();
  await expect(page).toHaveURL(/period=240/);
  expect(await stored(page)).toEqual([drawn]);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: '分享画线（复制链接）' }).click();
  await expect(page.getByText('带画线的链接已复制')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());

  const stranger = await browser.newContext();
  await stranger.addInitScript(confirmedNotices());
  const other = await stranger.newPage();
  await open(other, address);
  await other.getByRole('button', { name: '存为我的' }).click();
  const [arrived] = await stored(other);
  expect(arrived).toMatchObject({ tool: 'trendLine', points: drawn?.points });
  await stranger.close();
});

test('a selected drawing is deleted by Del and restored by Ctrl Z', async ({ page }) => {
  await open(page, '/kline?period=60');
  await page.getByRole('button', { name: '水平线' }).click();
  await press(page, [0.5, 0.4]);
  await expect(page.getByRole('toolbar', { name: '水平线的样式' })).toBeVisible();
  await page.keyboard.press('Delete');
  await expect.poll(async () => (await stored(page)).length).toBe(0);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await stored(page)).length).toBe(1);
});
