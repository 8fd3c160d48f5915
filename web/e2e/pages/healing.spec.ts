import type { BrowserContext, Page } from '@playwright/test';
import { type Product, startProduct } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

const retries = (page: Page) => page.getByRole('button', { name: '重试' });
const note = (page: Page) => page.getByRole('status').filter({ hasText: /实时价格已断开|数据停在/ });
/** Far less than a visitor would wait; the first retries come after 3, 9 and 21 s. */
const SOON = { timeout: 45_000 };

async function openAll(context: BrowserContext, paths: readonly string[]): Promise<readonly Page[]> {
  const opened: Page[] = [];
  for (const path of paths) {
    const page = await context.newPage();
    await page.goto(product.origin + path);
    opened.push(page);
  }
  return opened;
}

test('an upstream outage is reported within seconds, and missing data comes without a press', async ({
  context,
  watched,
}) => {
  test.slow();
  watched.allow(/50[234]|WebSocket|ERR_/);
  const list = await fetch(`${product.origin}/api/v4/news/news?per_page=1`);
  const { data } = (await list.json()) as { data: { list: readonly { id: number }[] } };
  await product.stopUpstream();

  await test.step('pages that are opened meanwhile fill by themselves once it is back', async () => {
    const empty = await openAll(context, [
      '/news?tab=0',
      '/news/flash.html',
      `/news/${data.list[0]?.id}.html`,
      '/search/?word=eth&tabs=2',
      '/calendar',
      '/kline/binance_eth_usdt',
    ]);
    for (const page of empty) await expect(retries(page).first()).toBeVisible();
    await product.startUpstream();
    for (const page of empty) await expect(retries(page)).toHaveCount(0, SOON);
    for (const page of empty.slice(0, 3))
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    for (const page of empty) await page.close();
  });

  await test.step('pages that are open say since when they stand still, until it is back', async () => {
    const shown = await openAll(context, [
      '/',
      '/exchange',
      '/news/flash.html',
      '/currencies/bitcoin',
      '/aboutus',
    ]);
    const [home, exchanges, flashes, coin, words] = shown;
    if (!home || !exchanges || !flashes || !coin || !words) throw new Error('a page did not open');
    const moving = [home, exchanges, flashes, coin];
    for (const page of moving) await expect(page.getByText(/\d\d:\d\d/).first()).toBeVisible();
    await product.stopUpstream();
    for (const page of moving) await expect(note(page)).toBeVisible(SOON);
    await expect(note(home)).toHaveText(/^实时价格已断开 · \d\d:\d\d:\d\d$/);
    await expect(note(exchanges)).toHaveText(/^数据停在 \d\d:\d\d:\d\d，正在重连$/);
    await expect(note(words)).toHaveCount(0);
    await product.startUpstream();
    for (const page of moving) await expect(note(page)).toHaveCount(0, SOON);
  });
});
