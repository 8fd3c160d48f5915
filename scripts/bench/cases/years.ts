import { type Browser, chromium } from 'playwright-core';
import { findChromium, launchFlags } from '../../../web/e2e/support/chromium.ts';
import { startProduct } from '../../../web/e2e/support/product.ts';
import { buildWeb } from '../../product/buildWeb.ts';
import { timedTasks } from '../screen/mainThread.ts';
import { visit } from '../screen/visit.ts';
import { goal, one, table } from '../table.ts';

/** Charts of all the days there are: ten years and more. */
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
/** By then a chart and all that follows it is drawn, ms. */
const SETTLED = 5_000;

/** The longest task of pages with ten years of daily points, after their HTML, which brings the points, has come. */
export async function benchYears(): Promise<string> {
  const executablePath = findChromium();
  if (!executablePath) return 'No Chromium on this machine (CHROMIUM_PATH): the charts are not measured.';
  await buildWeb({ force: false });
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath, args: launchFlags() });
  try {
    const rows: string[][] = [];
    let worst = 0;
    for (const address of PAGES) {
      const longest: number[] = [];
      for (let turn = 0; turn < VISITS; turn += 1)
        longest.push(await longestTask(browser, product.origin, address));
      worst = Math.max(worst, ...longest);
      rows.push([address, ...longest.map((ms) => one(ms))]);
    }
    const head = ['', ...(rows[0]?.slice(1).map((_, turn) => `visit ${turn + 1}, ms`) ?? [])];
    return [
      table('Longest task of ten years of days, own processor time', head, rows),
      goal('longest of all', worst, '≤', 100),
    ].join('\n');
  } finally {
    await browser.close();
    await product.stop();
  }
}

function longestTask(browser: Browser, origin: string, address: string): Promise<number> {
  const blank = { name: 'ours', address: 'about:blank' } as const;
  return visit(
    { browser, origin },
    blank,
    async () => undefined,
    async (page) => {
      const tasks = await timedTasks(browser, page, async () => {
        await page.goto(address);
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
