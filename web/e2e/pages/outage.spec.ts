import { type Product, startProduct } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

test('without its upstream the site shows what it has, and recovers by itself', async ({ page, watched }) => {
  test.slow();
  watched.allow(/50[234]|WebSocket|ERR_/);
  const rows = page.getByRole('row');
  const stale = page.getByText('可能已过期').first();
  await page.clock.install();
  await page.goto(product.origin);
  await expect(rows.nth(20)).toBeVisible();

  await product.stopUpstream();
  // Kept pages are given out as fresh for their 20 s; only then is the age of the data told.
  await expect(async () => {
    const answer = await page.reload();
    expect(answer?.status()).toBe(200);
    await expect(rows.nth(20)).toBeVisible();
    await expect(stale).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 120_000, intervals: [4_000] });

  await product.startUpstream();
  await expect(async () => {
    // The page asks again each minute; nobody waits for it here.
    await page.clock.fastForward(60_000);
    await expect(stale).toBeHidden({ timeout: 5_000 });
  }).toPass({ timeout: 120_000 });
  await expect(rows.nth(20)).toBeVisible();
});
