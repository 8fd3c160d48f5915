import { rankingNames } from '@coinmirror/shared/rankings/rankings.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { expect, test } from '../support/test.ts';

const PAGES = [
  ...rankingNames.map((name) => hrefTo(name)),
  hrefTo('assets'),
  hrefTo('mining'),
  hrefTo('hotSearch'),
  hrefTo('newCoins'),
  hrefTo('concept'),
];

// Both are made of the same columns and the same answer; what only the page can draw has no words before it.
for (const path of PAGES)
  test(`${path} begins with the headings and the first row that its page then has`, async ({ page }) => {
    const response = await page.goto(path);
    const html = (await response?.text()) ?? '';
    await expect(page.locator('main table caption').first()).toBeAttached();
    await expect(page.locator('main tbody:not([aria-hidden]) tr').first()).toBeVisible();
    const { before, after } = await page.evaluate((source) => {
      const told = (table: Element | null) => ({
        headings: [...(table?.querySelectorAll('thead th') ?? [])].map((cell) => cell.textContent),
        cells: [...(table?.querySelector('tbody tr')?.children ?? [])].map((cell) => cell.textContent),
      });
      const prerendered = new DOMParser().parseFromString(source, 'text/html');
      return {
        before: told(prerendered.querySelector('main table')),
        after: told(document.querySelector('main table')),
      };
    }, html);
    expect(before.headings.length).toBeGreaterThan(3);
    expect(after.headings.map((heading) => (heading === '自选' ? '' : heading))).toEqual(before.headings);
    // Live prices and the strength of a drawn bar may say more than the words they stand for.
    const worded = before.cells.filter((cell, at) => cell !== '' && cell === after.cells[at]);
    expect(worded.length, `${before.cells} | ${after.cells}`).toBeGreaterThanOrEqual(before.cells.length - 4);
    expect(after.cells[before.headings.indexOf('名称')] ?? '').toContain(
      before.cells[before.headings.indexOf('名称')] ?? '',
    );
  });
