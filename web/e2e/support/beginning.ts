import { fileURLToPath } from 'node:url';
import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { rankingNames } from '@coinmirror/shared/rankings/rankings.ts';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The script that fills `window.__beginning`; give it to `addInitScript({ path })`. */
export const beginningScript: string = fileURLToPath(new URL('./beginning.js', import.meta.url));

/** Cells that the page draws but the first HTML has as text only, or not at all: by their column headings. */
const DRAWN = [
  ['自选', '操作', '7日趋势'],
  ['上涨/下跌', '领涨币', '领跌币', '市值前三', '综合分', '热度', '地址', '合约地址', '官方账号', '代码库'],
].flat();
/** Columns whose heading only a screen reader says. */
const UNNAMED = ['自选', '操作'];
/** Names with more than text, and live prices: only in coin lists. */
const LIVE = [...DRAWN, '名称', '价格', '24H涨幅'];

/** The pages whose table is prerendered with its first rows, with the columns to skip in the comparison. */
export const beginnings: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  ...Object.fromEntries(rankingNames.map((name) => [name, DRAWN])),
  assets: LIVE,
  mining: LIVE,
  hotSearch: DRAWN,
  newCoins: DRAWN,
  concept: DRAWN,
};

interface Reported {
  readonly headings: readonly string[];
  readonly cells: readonly string[];
}

/**
 * The prerendered headings and first row equal those the page renders: both are made from the same columns and answer.
 */
export async function expectSameBeginning(
  page: Page,
  name: string,
  columnsDrawn: readonly string[],
): Promise<void> {
  const { prerendered, drawn } = await page.evaluate<{
    prerendered: Reported | null;
    drawn: Reported | null;
  }>('window.__beginning');
  const headings = drawn?.headings ?? [];
  const inWords = (cells: readonly string[] = []) =>
    cells.filter((_cell, at) => !columnsDrawn.includes(headings[at] ?? ''));
  expect
    .soft(prerendered?.headings, `${name}: headings`)
    .toEqual(headings.map((heading) => (UNNAMED.includes(heading) ? '' : heading)));
  expect.soft(inWords(prerendered?.cells), `${name}: first row`).toEqual(inWords(drawn?.cells));
  expect.soft(inWords(headings).length, `${name}: columns compared`).toBeGreaterThanOrEqual(4);
}
