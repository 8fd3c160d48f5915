import { holdableCall } from '../support/holdableCall.ts';
import { moveFirst } from '../support/page.ts';
import { atRest } from '../support/rest.ts';
import { expect, test, WITHOUT_LINE } from '../support/test.ts';
import { openTickFeed } from '../support/tickFeed.ts';

test.describe('under load', () => {
  // The page's content security policy does not allow a live socket on another port.
  test.use({ bypassCSP: true });

  test('a thousand ticks a second update live cells, and nothing else of the ranking changes', async ({
    context,
    page,
  }) => {
    const feed = await openTickFeed(context);
    const list = await holdableCall(page, '**/api/coin/web-coinrank*');
    await page.goto('/');
    await expect(page.locator('tbody [data-live="price"]').nth(9)).toBeVisible();
    await moveFirst(page);
    await expect.poll(() => feed.codes.size).toBeGreaterThanOrEqual(100);
    const price = page.locator('tbody [data-live="price"]').first();
    const before = await price.textContent();
    // The list's own next answer would change the other cells.
    await list.hold();
    await atRest(page);
    await page.evaluate(() => {
      const body = document.querySelector('main table:has(caption) tbody');
      const touched: string[] = [];
      Object.assign(window, { touched });
      if (!body) throw new Error('no ranking');
      new MutationObserver((changes) => {
        for (const { target, type } of changes) {
          const element = target instanceof Element ? target : target.parentElement;
          if (!element?.closest('[data-live]')) touched.push(`${type} of ${element?.tagName}`);
        }
      }).observe(body, { subtree: true, childList: true, characterData: true });
    });
    const sent = await feed.run(1_000, 2_000);
    expect(sent).toBeGreaterThan(1_000);
    await expect(price, 'the ticks are on the page').not.toHaveText(before ?? '');
    expect(await page.evaluate(() => Reflect.get(window, 'touched'))).toEqual([]);
    await feed.close();
  });
});

test('a large live message comes compressed, and is inflated into the cells', async ({ page }) => {
  const opened = page.waitForEvent('websocket');
  const inflater = page.waitForResponse(/\/inflate-[^/]+\.js$/);
  await page.goto('/');
  const socket = await opened;
  await socket.waitForEvent('framereceived', { predicate: ({ payload }) => typeof payload !== 'string' });
  expect((await inflater).ok()).toBe(true);
  const price = page.locator('tbody [data-live="price"]').first();
  const before = await price.textContent();
  await expect(price).not.toHaveText(before ?? '');
});

test('the socket closes on the way to a page without prices', async ({ page }) => {
  const opened = page.waitForEvent('websocket');
  await page.goto('/');
  const socket = await opened;
  await page.getByRole('link', { name: '关于', exact: true }).first().click();
  await expect(page).toHaveURL(/\/aboutus/);
  await expect.poll(() => socket.isClosed()).toBe(true);
});

test('on the pages of futures the socket carries what is on screen, and opens for nothing else', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await page.goto('/data/futures.html');
  await expect(page.getByRole('table', { name: '各平台持仓' }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  expect(sent).toEqual([]);
  await page.getByRole('link', { name: '爆仓', exact: true }).click();
  await expect.poll(() => sent.join()).toContain('"liquidation"');
  await page.goto('/futures');
  const price = page.locator('tbody [data-live="price"]').first();
  const before = await price.textContent();
  await expect(price).not.toHaveText(before ?? '');
  expect(sent.join()).toContain('"ticker.ethereum"');
});

test('offline the page shows the time of its prices, until they move again', async ({
  context,
  page,
  watched,
}) => {
  watched.allow(WITHOUT_LINE);
  const note = page.getByRole('status').filter({ hasText: '实时价格已断开' });
  await page.goto('/');
  const price = page.locator('tbody [data-live="price"]').first();
  const before = await price.textContent();
  await expect(price).not.toHaveText(before ?? '');
  await context.setOffline(true);
  await expect(note).toHaveText(/\d\d:\d\d:\d\d$/);
  await context.setOffline(false);
  await expect(note).toHaveCount(0);
});

test('prices update after their code failed to load once, without an online event', async ({
  page,
  watched,
}) => {
  watched.allow(/ERR_FAILED/);
  let missed = 0;
  await page.route(/\/liveClient-[^/]+\.js$/, (route) => {
    missed += 1;
    return missed === 1 ? route.abort() : route.continue();
  });
  const opened = page.waitForEvent('websocket');
  await page.goto('/');
  await opened;
  expect(missed).toBeGreaterThan(1);
  const price = page.locator('tbody [data-live="price"]').first();
  const before = await price.textContent();
  await expect(price).not.toHaveText(before ?? '');
});
