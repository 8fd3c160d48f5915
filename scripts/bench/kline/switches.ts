import type { Browser } from 'playwright-core';
import { askPage, withChartPage } from './chartPage.ts';

const CANDLES = 500;
const WARM_UP = 20;
const SWITCHES = 200;

/** MB of the page's heap before and after 200 switches of pair and period at speed, each time after a collection. */
export function memoryOfSwitches(browser: Browser): Promise<readonly [before: number, after: number]> {
  return withChartPage(browser, `chart=ours&candles=${CANDLES}`, async (page) => {
    const devtools = await page.context().newCDPSession(page);
    const heap = async () => {
      await page.waitForTimeout(1_000);
      await devtools.send('HeapProfiler.collectGarbage');
      const { usedSize } = await devtools.send('Runtime.getHeapUsage');
      return usedSize / 1_000_000;
    };
    await askPage(page, 'switchMany', WARM_UP);
    const before = await heap();
    await askPage(page, 'switchMany', SWITCHES);
    return [before, await heap()] as const;
  });
}
