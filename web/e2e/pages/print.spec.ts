import type { Page } from '@playwright/test';
import { englishArticle, publishedIds } from '../support/examples.ts';
import { expect, test } from '../support/test.ts';

/** Links and controls of the page's content that would be printed. */
function tools(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(nav, form, aside, button, input, textarea, [role="status"])')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 0)
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

const addressOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('main') ?? document.body, '::after').content);

test.describe('on paper', () => {
  // Paper is white in the dark theme too.
  test.use({ colorScheme: 'dark' });

  test('an article, one that can be translated, a notice and a document print title, facts, text and address', async ({
    page,
    request,
  }) => {
    const { article, notice } = await publishedIds(request);
    const english = await englishArticle(request);
    await page.emulateMedia({ media: 'print' });
    for (const path of [
      `/news/${article}.html`,
      `/news/${english}.html`,
      `/notice/${notice}`,
      '/wiki/noun/tvl',
      '/faq',
      '/agreement.html',
    ]) {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.getByRole('paragraph').nth(2)).toBeVisible();
      await expect.poll(() => addressOf(page), path).toContain(new URL(path, page.url()).pathname);
      await expect.poll(() => tools(page), path).toEqual([]);
      const ground = await page.evaluate(() =>
        getComputedStyle(document.body).getPropertyValue('--paper').trim(),
      );
      expect(ground).toMatch(/^#f{3,6}$/);
    }
  });

  test('columns keep their headings on every sheet, and nothing lies across the rows', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const path of ['/', '/hot/rise.html', '/exchange/']) {
      await page.goto(path);
      await expect(page.locator('main table:has(caption) thead').first()).toBeAttached();
      const heads = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(thead, th, td)')]
          .map((cell) => getComputedStyle(cell))
          .filter(({ position, display }) => position === 'sticky' || display === 'none')
          .map(({ position, display }) => `${position} ${display}`),
      );
      expect(new Set(heads), path).toEqual(new Set());
    }
  });

  test('a chart is scaled to the sheet as a whole, and a print says when it was', async ({ page }) => {
    await page.goto('/data/index/mayer');
    const chart = page.locator('main [data-drawn]').first();
    await expect(chart).toBeVisible();
    const onScreen = (await chart.boundingBox())?.width ?? 0;
    // What listens for it loads once the page stands.
    const printed = () =>
      page.evaluate(() => {
        window.dispatchEvent(new Event('beforeprint'));
        return document.querySelector('main')?.dataset['printed'];
      });
    await expect.poll(printed).toMatch(/打印于 \d{4}-\d\d-\d\d .*演示数据/);
    await page.emulateMedia({ media: 'print' });
    const fit = await chart.evaluate((box) => Number(getComputedStyle(box).zoom));
    expect(onScreen).toBeGreaterThan(700);
    expect(fit * onScreen).toBeCloseTo(700, 0);
  });

  test('a coin and a ranking print their figures', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const path of ['/currencies/bitcoin', '/hot/rise.html']) {
      await page.goto(path);
      await expect(
        page
          .getByRole('main')
          .getByText(/\$[\d,.]+/)
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('main').getByRole('navigation')).toHaveCount(0);
    }
  });
});
