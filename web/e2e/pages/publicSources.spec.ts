import { endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import type { Locator, Page } from '@playwright/test';
import { moveFirst, phone } from '../support/page.ts';
import { pageChecks } from '../support/pageChecks.ts';
import { type PublicProduct, startPublicProduct } from '../support/publicProduct.ts';
import { atRest } from '../support/rest.ts';
import { expect, test } from '../support/test.ts';

// One product for all of them: its start costs more than they do.
test.describe.configure({ mode: 'default', timeout: 600_000 });
test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

let product: PublicProduct;
const at = (path: string) => product.origin + path;

test.beforeAll(async () => {
  product = await startPublicProduct();
  // Until the first cycle nothing has a price.
  for (const { path } of [endpoints.globalMarket, endpoints.futuresOverview])
    await expect.poll(() => codeOf(path), { timeout: 240_000 }).toBe(200);
});
test.afterAll(() => product.stop());

async function codeOf(path: string): Promise<unknown> {
  const answer = await fetch(at(path));
  return Reflect.get(Object(await answer.json()), 'code');
}

/** Pages of different kinds, each with what public sources tell of it. */
const PAGES = [
  ['/', 'main table:has(caption) tbody:not([aria-hidden]) tr >> nth=50'],
  ['/currencies/bitcoin', 'main canvas'],
  ['/kline/binance_btc_usdt', 'role=table[name="买盘"]'],
  ['/futures', 'main table:has(caption) tbody:not([aria-hidden]) tr >> nth=20'],
  ['/data/financing.html', 'main >> text=未接入'],
  ['/data/dex/pools', 'main >> role=rowheader[name=/PEPE/]'],
  ['/data/unlocks', 'main >> text=未接入'],
  ['/status', 'main >> role=rowheader[name=/币安/]'],
] as const;

async function expectHonest(page: Page, path: string): Promise<void> {
  await page.goto(at(path));
  await atRest(page);
  await moveFirst(page);
  await expect(page.getByText(/演示数据|Infinity/), path).toHaveCount(0);
  expect((await Promise.all(pageChecks.map((check) => check(page)))).flat(), path).toEqual([]);
}

test('pages of public sources show what is told, and nothing that is made up', async ({ page }) => {
  for (const [path, shows] of PAGES) {
    await test.step(path, async () => {
      await expectHonest(page, path);
      await expect(page.locator(shows).first(), path).toBeVisible();
    });
  }
});

/** Bitcoin's price, in dollars, where a page shows it. */
const PRICES = [
  ['/', 'main tr:has(a[href="/currencies/bitcoin"]) [data-live="price"]'],
  ['/currencies/bitcoin', 'header [data-live="price"]'],
  ['/kline/bitcoin', 'header:has(h1) p[data-direction] > span'],
] as const;

test('a price is the same on home, the coin’s page and its chart, and stays so as it moves', async ({
  context,
}) => {
  const opened = await Promise.all(
    PRICES.map(async ([path, place]) => {
      const page = await context.newPage();
      await page.goto(at(path));
      return page.locator(place).first();
    }),
  );
  const agreed = async (unlike: string) => {
    let price = '';
    await expect(async () => {
      const shown = await Promise.all(opened.map((place) => textIn(place)));
      const [first = '', ...others] = shown;
      expect(first).toMatch(/^\d[\d,]*\.\d\d$/);
      expect(first).not.toBe(unlike);
      expect(others).toEqual([first, first]);
      price = first;
    }).toPass({ timeout: 60_000, intervals: [100] });
    return price;
  };
  await agreed(await agreed(''));
});

test('Binance refuses the region: prices go on, and pages say what is missing, and why', async ({ page }) => {
  await product.misbehave('BINANCE status 451');
  await test.step('the state of the sources', async () => {
    // The table of the sources is above that of their sockets.
    const binance = page.getByRole('rowheader', { name: /^币安(?!合约)/ });
    const row = page.getByRole('table').first().getByRole('row').filter({ has: binance });
    await expect(async () => {
      await expectHonest(page, '/status');
      await expect(row).toContainText('暂停', { timeout: 1_000 });
    }).toPass({ timeout: 120_000, intervals: [1_000] });
    await expect(row).toContainText('地区限制');
  });
  await test.step('a pair of it that nobody has looked at before', async () => {
    await expectHonest(page, '/kline/binance_eth_usdt');
    await expect(
      page
        .getByRole('main')
        .getByText(/^币安：地区限制.*后恢复读取$/)
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('table', { name: '买盘' })).toHaveCount(0);
  });
  await test.step('home', async () => {
    await expectHonest(page, '/');
    const price = page.locator(PRICES[0][1]).first();
    const before = await textIn(price);
    await expect(price, 'other exchanges make it').not.toContainText(before);
  });
});

/** A price without its currency: a pair's chart names it in the heading. */
async function textIn(place: Locator): Promise<string> {
  return ((await place.textContent({ timeout: 1_000 })) ?? '').replace('$', '');
}
