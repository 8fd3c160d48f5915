import type { Browser } from 'playwright-core';
import { askPage, collectGarbage, withChartPage } from './chartPage.ts';

const CANDLES = 500;
/** Enough for the browser to finish compiling, because compiled code counts as memory. */
const WARM_UP = 200;
const SWITCHES = 200;

/** Result of many switches. */
export interface Switched {
  /** MB of the page's heap before and after, each after a garbage collection. */
  readonly before: number;
  readonly after: number;
  /** How often candles of another pair or period appeared. */
  readonly others: number;
}

/** 200 fast switches of pair and period, most of them before the last answer arrived. */
export function switchAtSpeed(browser: Browser): Promise<Switched> {
  return withChartPage(browser, `chart=ours&candles=${CANDLES}`, async (page) => {
    const heap = async () => {
      const devtools = await collectGarbage(page);
      const { usedSize } = await devtools.send('Runtime.getHeapUsage');
      await devtools.detach();
      return usedSize / 1_000_000;
    };
    await askPage(page, 'switchMany', WARM_UP);
    const before = await heap();
    const others = Number(await askPage(page, 'switchMany', SWITCHES));
    return { before, after: await heap(), others };
  });
}
