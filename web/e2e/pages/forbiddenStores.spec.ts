import { expect, test } from '../support/test.ts';

/** Forbids cookies and storage, like a sandboxed frame or a visitor's settings. */
function forbidStores() {
  const forbidden = {
    get() {
      throw new DOMException('forbidden', 'SecurityError');
    },
    set() {
      throw new DOMException('forbidden', 'SecurityError');
    },
  };
  Object.defineProperty(document, 'cookie', forbidden);
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, forbidden);
}

test('a browser that forbids cookies and storage shows the pages, and keeps choices until the page closes', async ({
  context,
  page,
}) => {
  await context.addInitScript(forbidStores);
  for (const path of [
    '/',
    '/kline/binance_btc_usdt',
    '/userticker',
    '/currencies/bitcoin',
    '/news/flash.html',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('main'), path).toContainText(/\d/);
    await expect(page.getByText('页面出错了'), path).toHaveCount(0);
  }
});
