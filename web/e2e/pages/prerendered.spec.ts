import { rankingNames } from '@coinmirror/shared/rankings/rankings.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** What the page draws in cells whose words alone are prerendered, or none: by the headings of their columns. */
const DRAWN = [
  ['自选', '操作', '7日趋势'],
  ['上涨/下跌', '领涨币', '领跌币', '市值前三', '综合分', '热度', '地址', '合约地址', '官方账号', '代码库'],
].flat();
/** Names with more than a name, and prices that move: only in the lists of coins. */
const LIVE = [...DRAWN, '名称', '价格', '24H涨幅'];

const RANKINGS = rankingNames.map((name) => [hrefTo(name), DRAWN] as const);
const LISTS = [
  [hrefTo('assets'), LIVE],
  [hrefTo('mining'), LIVE],
  [hrefTo('hotSearch'), DRAWN],
  [hrefTo('newCoins'), DRAWN],
  [hrefTo('concept'), DRAWN],
] as const;

// A tab for a part of them: what it has loaded serves the next page.
const PARTS = 4;
const ALL = [...RANKINGS, ...LISTS];

for (let part = 0; part < PARTS; part += 1) {
  const pages = ALL.filter((_page, at) => at % PARTS === part);
  test(`${pages.map(([path]) => path).join(', ')}: each begins with the headings and the first row it then has`, async ({
    page,
  }) => {
    // The page begins with what came with it; what it asks for afterwards is of a later beat.
    await page.route('**/api/**', () => undefined);
    for (const [path, drawn] of pages) await test.step(path, () => expectSameBeginning(page, path, drawn));
  });
}

/** Both are made of the same columns and of the same answer. */
async function expectSameBeginning(page: Page, path: string, drawn: readonly string[]): Promise<void> {
  const response = await page.goto(path);
  const html = (await response?.text()) ?? '';
  await expect(page.locator('main table caption').first()).toBeAttached();
  await expect(page.locator('main tbody:not([aria-hidden]) tr').first()).toBeVisible();
  const [before, after] = await page.evaluate((source) => {
    function told(table: Element | null) {
      const cells = [...(table?.querySelector('tbody tr')?.children ?? [])];
      return {
        headings: [...(table?.querySelectorAll('thead th') ?? [])].map((cell) => cell.textContent),
        // A moment is told by how long ago it is, which goes on; a text that folds its zeros is drawn.
        cells: cells.map(
          (cell) =>
            cell.querySelector('time')?.dateTime ?? cell.getAttribute('data-folded') ?? cell.textContent,
        ),
      };
    }
    const prerendered = new DOMParser().parseFromString(source, 'text/html');
    return [told(prerendered.querySelector('main table')), told(document.querySelector('main table'))];
  }, html);
  const headings = after?.headings ?? [];
  expect.soft(before?.headings, path).toEqual(headings.map((heading) => (heading === '自选' ? '' : heading)));
  const inWords = <Cell>(cells: readonly Cell[] = []) =>
    cells.filter((_cell, at) => !drawn.includes(headings[at] ?? ''));
  expect.soft(inWords(before?.cells), path).toEqual(inWords(after?.cells));
  expect.soft(inWords(headings).length, path).toBeGreaterThanOrEqual(4);
}
