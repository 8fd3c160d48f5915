import { moveFirst } from '../../../web/e2e/support/page.ts';
import { inBrowser } from '../inBrowser.ts';
import { timedTasks } from '../screen/mainThread.ts';
import { type Stage, visit } from '../screen/visit.ts';
import { goal, one, table } from '../table.ts';

/** Charts with all available days: ten years and more. */
const PAGES = [
  '/data/index/s2f?range=all',
  '/data/index/goldenratio?range=all',
  '/data/index/drawdown?range=all',
  '/data/index/mayer?range=all',
  '/data/index/puell?range=all',
  '/data/index/feargreed?range=all',
  '/data/ahrdata.html?range=all',
  '/data/jzrdata.html?range=all',
  '/data/eth.html',
  '/data/defi',
];
const VISITS = 3;
const HEAD = ['', ...Array.from({ length: VISITS }, (_, turn) => `visit ${turn + 1}, ms`)];
/** By then a chart and everything after it is drawn, ms. */
const SETTLED = 5_000;

/**
 * The longest task of pages with ten years of daily points, from the end of their HTML on. The points arrive with it or
 * later, so earlier work of the page counts too. The visitor moves the pointer as soon as a chart exists, which makes
 * the library draw it.
 */
export function benchYears(): Promise<string> {
  return inBrowser(async (stage) => {
    const rows: (readonly string[])[] = [];
    let worst = 0;
    for (const address of PAGES) {
      const longest: number[] = [];
      for (let turn = 0; turn < VISITS; turn += 1) longest.push(await longestTask(stage, address));
      worst = Math.max(worst, ...longest);
      rows.push([address, ...longest.map((ms) => one(ms))]);
    }
    return [
      table('Longest task of ten years of days, own processor time', HEAD, rows),
      goal('longest of all', worst, '≤', 100),
    ].join('\n');
  });
}

function longestTask(stage: Stage, address: string): Promise<number> {
  const blank = { name: 'ours', address: 'about:blank' } as const;
  return visit(
    stage,
    blank,
    async () => undefined,
    async (page) => {
      const tasks = await timedTasks(stage.browser, page, async () => {
        await page.goto(address);
        await page.locator('main figure').first().waitFor();
        await moveFirst(page);
        await page.waitForTimeout(SETTLED);
      });
      if ((await page.locator('main canvas').count()) === 0) throw new Error(`${address} drew no chart.`);
      const arrived = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation');
        return navigation instanceof PerformanceNavigationTiming ? navigation.responseEnd : 0;
      });
      return Math.max(...tasks.filter(({ start }) => start >= arrived).map(({ ms }) => ms));
    },
  );
}
