import type { Page } from 'playwright-core';
import { serveBigMarket } from '../../../web/e2e/support/bigMarket.ts';
import { type Figure, inTurns, quantile, type Turn } from './figure.ts';
import { mainThreadTasks } from './mainThread.ts';
import { pressToPaint } from './pressToPaint.ts';
import { type Screen, type Stage, visit } from './visit.ts';

const COINS = 5_000;
// 只看有市值 loads every row of the market into the browser, so the table is measured and not a server.
const SCREENS: readonly Screen[] = [
  { name: 'ours', address: '/currencies?capped=1' },
  { name: 'bare', address: '/bare/' },
];

const SORT = '5,000 rows sorted: press to frame, median';
const FILTER = '5,000 rows filtered: press to frame, median';
const FREE = '5,000 rows set free: press to frame, median';
const SCROLL_TASK = '5,000 rows scrolled: longest task';
const SCROLL = '5,000 rows scrolled: main thread in all';

/** A table of 5,000 rows: sorted and scrolled, compared with the same rows drawn by hand. */
export function measureLongTable(stage: Stage): Promise<Figure[]> {
  const press = { ms: 100 };
  const promises = {
    [SORT]: press,
    [FILTER]: press,
    [FREE]: press,
    [SCROLL_TASK]: { ms: 50 },
    [SCROLL]: undefined,
  };
  return inTurns(SCREENS, promises, (screen) =>
    visit(
      stage,
      screen,
      (context) => serveBigMarket(context, COINS),
      async (page) => {
        await page.locator(`main table[aria-rowcount="${COINS + 1}"]`).waitFor();
        // Rankings, logos and first ticks of a page that has just opened are not part of the table's cost.
        await page.waitForTimeout(2_000);
        return { ...(await sort(page)), ...(await filter(page)), ...(await scroll(stage, page)) };
      },
    ),
  );
}

async function sort(page: Page): Promise<Turn> {
  const button = page.locator('main table').getByRole('button', { name: '24H成交额', exact: true });
  const spans: number[] = [];
  for (let press = 0; press < 6; press += 1) spans.push(await pressToPaint(page, () => button.click()));
  return { [SORT]: quantile(spans, 0.5) };
}

async function filter(page: Page): Promise<Turn> {
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const filtered: number[] = [];
  const freed: number[] = [];
  for (const least of ['1', '2', '3', '4', '5', '6', '7']) {
    await button(/^筛选/).click();
    await page.getByLabel('价格最小值').fill(least);
    await page.getByLabel('24H涨幅最小值').fill('5');
    filtered.push(await pressToPaint(page, () => button('应用').click()));
    freed.push(await pressToPaint(page, () => button(/取消筛选：24H涨幅/).click()));
  }
  return { [FILTER]: quantile(filtered, 0.5), [FREE]: quantile(freed, 0.5) };
}

async function scroll({ browser }: Stage, page: Page): Promise<Turn> {
  await page.mouse.move(600, 600);
  const tasks = await mainThreadTasks(browser, page, async () => {
    for (let turn = 0; turn < 60; turn += 1) {
      await page.mouse.wheel(0, turn % 3 === 0 ? 4_000 : 900);
      await page.waitForTimeout(32);
    }
  });
  if ((await page.evaluate(() => scrollY)) < 50_000) throw new Error('The page did not scroll.');
  return { [SCROLL_TASK]: Math.max(...tasks), [SCROLL]: tasks.reduce((sum, task) => sum + task, 0) };
}
