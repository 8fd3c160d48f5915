import { fileURLToPath } from 'node:url';
import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { rankingNames } from '@coinmirror/shared/rankings/rankings.ts';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The script that fills `window.__beginning`; give it to `addInitScript({ path })`. */
export const beginningScript: string = fileURLToPath(new URL('./beginning.js', import.meta.url));

/** What the page draws in cells whose words alone are prerendered, or none: by the headings of their columns. */
const DRAWN = [
  ['自选', '操作', '7日趋势'],
  ['上涨/下跌', '领涨币', '领跌币', '市值前三', '综合分', '热度', '地址', '合约地址', '官方账号', '代码库'],
].flat();
/** Names with more than a name, and prices that move: only in the lists of coins. */
const LIVE = [...DRAWN, '名称', '价格', '24H涨幅'];

/** The pages whose table is prerendered with its first rows, with the columns that are not compared. */
export const beginnings: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  ...Object.fromEntries(rankingNames.map((name) => [name, DRAWN])),
  assets: LIVE,
  mining: LIVE,
  hotSearch: DRAWN,
  newCoins: DRAWN,
  concept: DRAWN,
};

interface Told {
  readonly headings: readonly string[];
  readonly cells: readonly string[];
}

/** A page begins with the headings and the first row that it then has: both are made of the same columns and answer. */
export async function expectSameBeginning(
  page: Page,
  name: string,
  columnsDrawn: readonly string[],
): Promise<void> {
  const { prerendered, drawn } = await page.evaluate<{ prerendered: Told | null; drawn: Told | null }>(
    'window.__beginning',
  );
  const headings = drawn?.headings ?? [];
  const inWords = (cells: readonly string[] = []) =>
    cells.filter((_cell, at) => !columnsDrawn.includes(headings[at] ?? ''));
  expect
    .soft(prerendered?.headings, `${name}: headings`)
    .toEqual(headings.map((heading) => (heading === '自选' ? '' : heading)));
  expect.soft(inWords(prerendered?.cells), `${name}: first row`).toEqual(inWords(drawn?.cells));
  expect.soft(inWords(headings).length, `${name}: columns compared`).toBeGreaterThanOrEqual(4);
}
