import { expect, test } from '../support/test.ts';

/** Takes away what Chrome 109 does not have of the language, before any script of the page. */
function becomeChrome109(): void {
  const lacking: readonly (readonly [object, readonly string[]])[] = [
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [Object.getPrototypeOf(Int8Array.prototype), ['toSorted', 'toReversed', 'with']],
    [Array, ['fromAsync']],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [AbortSignal, ['any']],
    [URL, ['canParse', 'parse']],
    [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Document.prototype, ['startViewTransition']],
    [globalThis, ['Iterator', 'scheduler', 'CloseWatcher']],
  ];
  for (const [owner, names] of lacking) for (const name of names) Reflect.deleteProperty(owner, name);
}

test('a page of each kind opens in the oldest browsers', async ({ page }) => {
  await page.addInitScript(becomeChrome109);
  for (const path of [
    ...['/', '/currencies/bitcoin', '/exchange/binance', '/hot/rise.html', '/data/index/mayer', '/charts'],
    ...['/calendar', '/news/flash.html', '/wiki', '/compare', '/kline/binance_btc_usdt', '/wallet/metamask'],
  ]) {
    await page.goto(path);
    await expect(page.locator('#content'), path).toBeVisible();
    await expect(page.locator('h1').first(), path).toBeAttached();
    await expect(page.getByRole('heading', { name: '页面出错了' }), path).toHaveCount(0);
    expect(await page.evaluate(() => 'toSorted' in Array.prototype), path).toBe(true);
  }
});

test('an older browser keeps the first HTML under one sentence, and is never reloaded', async ({ page }) => {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (first: string, second?: string) =>
      second !== '1dvh' && (second === undefined ? supports(first) : supports(first, second));
  });
  await page.goto('/currencies/bitcoin');
  await expect(page.getByRole('alert')).toContainText('浏览器版本过旧');
  await expect(page.locator('#root')).toContainText('比特币');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#content')).toHaveCount(0);
  expect(loads).toBe(1);
});
