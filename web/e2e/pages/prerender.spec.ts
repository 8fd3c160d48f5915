import type { Page } from '@playwright/test';
import { phone } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

const SCREENS = { desktop: { width: 1440, height: 900 }, phone: phone.viewport };

// What the server wrote must not jump when the script takes over: the layout-shift meter cannot see it, because the
// prerendered elements are replaced, not moved.
for (const [screen, viewport] of Object.entries(SCREENS)) {
  test(`home’s first HTML has its headings, tabs and first prices where the page has them, on a ${screen}`, async ({
    browser,
    page,
    baseURL,
  }) => {
    const unscripted = await browser.newContext({
      javaScriptEnabled: false,
      viewport,
      baseURL: baseURL ?? '',
    });
    const prerendered = await unscripted.newPage();
    await prerendered.goto('/');
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect(page.locator('[data-live="price"]').first()).toBeVisible();
    const [before, after] = [await places(prerendered), await places(page)];
    await unscripted.close();
    expect(before.length).toBeGreaterThan(5);
    for (const [index, place] of before.entries()) {
      const there = after[index];
      expect(there, place.words).toMatchObject({ words: place.words });
      expect(Math.abs((there?.right ?? 0) - place.right), `${place.words}: right edge`).toBeLessThanOrEqual(
        2,
      );
      expect(Math.abs((there?.top ?? 0) - place.top), `${place.words}: top`).toBeLessThanOrEqual(4);
    }
  });
}

/** The outer edges of the ranking's headings and of its first rows' number cells. */
function places(page: Page) {
  return page
    .locator('main table')
    .first()
    .evaluate((table) => {
      const rows = [...table.querySelectorAll('thead tr, tbody tr:nth-child(-n + 3)')];
      return rows.flatMap((row, index) =>
        // From the name on: columns left out on a phone come before it, hidden here and not rendered there.
        [...row.children]
          .map((cell) => cell.getBoundingClientRect())
          .filter((box) => box.width > 0)
          .slice(-10, -2)
          .map((box, at) => ({ words: `row ${index}, cell ${at}`, right: box.right, top: box.top })),
      );
    });
}
