import type { Page } from '@playwright/test';
import { atRest } from '../support/rest.ts';
import { expect, test } from '../support/test.ts';

/** A coin whose price has four zeros after the point or more. */
const TINY = 'shiba-inu';
const FOLDED = /0\.0[₀-₉]/;
const PLAIN = /0\.0000\d+/;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** What was copied, as a spreadsheet takes it. */
async function copied(page: Page) {
  await page.keyboard.press('Control+C');
  return page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const of = async (type: string) => (item?.types.includes(type) ? (await item.getType(type)).text() : '');
    return { text: await of('text/plain'), html: await of('text/html') };
  });
}

test('a tiny price is copied as a plain decimal: alone, with its table, from the order book', async ({
  page,
}) => {
  await page.goto(`/currencies/${TINY}/`);
  const price = page.locator('h1 ~ *, main').locator('[data-folded]').first();
  await expect(price).toHaveAttribute('data-folded', FOLDED);
  // A tick between the two ends the selection.
  await expect(async () => {
    await price.dblclick();
    const single = await copied(page);
    expect(single.text.trim()).toMatch(/^\$?0\.0000\d+$/);
    expect(single.html).not.toContain('class=');
  }).toPass();

  await page.goto(`/kline/${TINY}`);
  const cell = page.getByRole('table', { name: '买盘' }).locator('td').first();
  await expect(cell).toHaveText(FOLDED);
  await page.keyboard.press('Control+A');
  // Copies are watched from the first idle moment on.
  await expect(async () => {
    const all = await copied(page);
    expect(all.text).toMatch(PLAIN);
    expect(all.text).not.toMatch(FOLDED);
    expect(all.html).toMatch(/<td>0\.0000\d+<\/td>/);
    expect(all.html).not.toMatch(FOLDED);
  }).toPass();
});

test('what has no folded zeros is copied as the browser does', async ({ page }) => {
  await page.goto('/currencies/bitcoin/');
  // The app replaces the heading of the first HTML by its own, and a selection ends with its element.
  await atRest(page);
  await page.getByRole('heading', { level: 1 }).selectText();
  expect((await copied(page)).text).toContain('比特币');
});
