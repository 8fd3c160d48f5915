import type { Page } from '@playwright/test';
import { moveFirst } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

/** Does what Chrome's translator does: each text is replaced by two `<font>` with a text of their own. */
async function translate(page: Page): Promise<number> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!(node instanceof Text) || node.data.trim() === '') continue;
      if (!node.parentElement?.closest('script, style, font, [translate="no"]')) texts.push(node);
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.style.verticalAlign = 'inherit';
      inner.style.verticalAlign = 'inherit';
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
    return texts.length;
  });
}

test('after a translation every number follows the currency, prices go on, and pages change', async ({
  page,
}) => {
  await page.goto('/');
  const table = page.locator('main table:has(caption)').first();
  const price = page.locator('tbody [data-live="price"]').first();
  await expect(price).toContainText('$');
  const old = /\$\d/;
  // The lists and the footer that come after the first screen.
  await moveFirst(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect.poll(() => page.locator('#content tbody td').count()).toBeGreaterThan(300);
  expect(await translate(page)).toBeGreaterThan(500);

  await page.getByRole('button', { name: '显示设置' }).click();
  // The table has one of its own behind the dialog.
  const settings = page.getByRole('dialog', { name: '显示设置' });
  await settings.getByRole('combobox', { name: '计价单位' }).click();
  await page.getByRole('option', { name: /CNY/ }).click();
  await expect(price).toContainText('¥');
  const texts = await table.locator('tbody').textContent();
  expect(texts).not.toMatch(old);
  expect(texts?.match(/¥/g)?.length).toBeGreaterThan(100);

  await translate(page);
  const before = await price.textContent();
  await expect(price).not.toHaveText(before ?? '');

  await translate(page);
  await table.getByRole('link', { name: '比特币', exact: false }).first().click();
  await expect(page).toHaveURL(/\/currencies\/bitcoin/);
  await translate(page);
  await page.goBack();
  await expect(price).toContainText('¥');
});

test('a translator that is at work before the app is leaves one unit, too', async ({ page }) => {
  await page.addInitScript(() => {
    // The app's first idle moment comes late, as on a slow phone.
    window.requestIdleCallback = (heard) => window.setTimeout(heard, 20_000);
    const wrap = (text: Text) => {
      if (text.data.trim() === '' || !text.isConnected) return;
      if (text.parentElement?.closest('script, style, title, svg, font, [translate="no"]')) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node instanceof Text) texts.push(node);
      for (const text of texts) wrap(text);
    };
    document.addEventListener('DOMContentLoaded', () => {
      translateAll();
      window.setInterval(translateAll, 200);
    });
  });
  await page.goto('/');
  const table = page.locator('main table:has(caption)').first();
  await expect(page.getByRole('button', { name: '显示设置' })).toBeVisible();
  await expect(table.locator('tbody font').first()).toBeAttached();
  await page.getByRole('button', { name: '显示设置' }).click();
  const settings = page.getByRole('dialog', { name: '显示设置' });
  await settings.getByRole('combobox', { name: '计价单位' }).click();
  await page.getByRole('option', { name: /CNY/ }).click();
  await expect(page.locator('tbody [data-live="price"]').first()).toContainText('¥');
  await expect.poll(() => table.locator('tbody').textContent()).not.toMatch(/\$\d/);
  await table.getByRole('link', { name: '比特币', exact: false }).first().click();
  await expect(page).toHaveURL(/\/currencies\/bitcoin/);
  await expect(page.locator('main h1')).toContainText('比特币');
});
