import type { Browser, Page } from 'playwright-core';
import { quantile, type Turn } from '../screen/figure.ts';
import { mainThreadTasks } from '../screen/mainThread.ts';
import { askPage, withChartPage } from './chartPage.ts';

/** The product's chart, its underlying library, and the peer. */
export const CHARTS = ['ours', 'bare', 'light'] as const;
export type ChartName = (typeof CHARTS)[number];

const MOVES = 40;
const UPDATES = 5;
const [X, Y] = [600, 250];

/** Main-thread cost of one chart, ms. */
export function measureChart(browser: Browser, name: ChartName, candles: number): Promise<Turn> {
  return withChartPage(browser, `chart=${name}&candles=${candles}`, async (page) => {
    const busy = async (act: () => Promise<unknown>) =>
      (await mainThreadTasks(browser, page, act)).reduce((sum, task) => sum + task, 0);
    const pan = (await busy(() => drag(page))) / MOVES;
    const zoom = (await busy(() => wheel(page))) / MOVES;
    let spans: readonly number[] = [];
    const live = await busy(async () => {
      spans = numbers(await askPage(page, 'update', UPDATES));
    });
    return {
      'pan: a move of the mouse': pan,
      'zoom: a turn of the wheel': zoom,
      'live: an update, drawn': live / UPDATES,
      'live: script of an update, median': quantile(spans, 0.5),
    };
  });
}

async function drag(page: Page): Promise<void> {
  await page.mouse.move(X, Y);
  await page.mouse.down();
  for (let move = 1; move <= MOVES; move += 1) {
    await page.mouse.move(X + move * 5, Y);
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
}

async function wheel(page: Page): Promise<void> {
  await page.mouse.move(X, Y);
  for (let turn = 0; turn < MOVES; turn += 1) {
    await page.mouse.wheel(0, turn < MOVES / 2 ? 60 : -60);
    await page.waitForTimeout(16);
  }
}

function numbers(value: unknown): readonly number[] {
  if (!Array.isArray(value)) throw new Error('The page told no spans.');
  return value.map(Number);
}
