import { chromium } from 'playwright-core';
import { findChromium, launchFlags } from '../../../web/e2e/support/chromium.ts';
import { startProduct } from '../../../web/e2e/support/product.ts';
import { buildWeb } from '../../product/buildWeb.ts';
import type { Figure } from '../screen/figure.ts';
import { measureLongTable } from '../screen/longTable.ts';
import { measureSearch } from '../screen/search.ts';
import { measureTicks } from '../screen/ticks.ts';
import { goal, one, table } from '../table.ts';

/** Our pages in a real Chromium, beside a page with the same rows that is drawn by hand (screen/bare). */
export async function benchScreen(): Promise<string> {
  const executablePath = findChromium();
  if (!executablePath) return 'No Chromium on this machine (CHROMIUM_PATH): the screen is not measured.';
  await buildWeb({ force: false });
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath, args: launchFlags() });
  try {
    const stage = { browser, origin: product.origin };
    const figures = [
      ...(await measureLongTable(stage)),
      ...(await measureTicks(stage)),
      ...(await measureSearch(stage)),
    ];
    return report(figures);
  } finally {
    await browser.close();
    await product.stop();
  }
}

function report(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, ours, bare }) => [name, one(ours), one(bare), one(ours / bare, 2)]);
  const promises = figures.flatMap(goals);
  return [table('Pages in Chromium', ['', 'ours ms', 'bare ms', 'ours ÷ bare'], rows), ...promises].join(
    '\n',
  );
}

function goals({ name, ours, bare, promised }: Figure): string[] {
  if (!promised) return [];
  return 'ms' in promised
    ? [goal(name, ours, '≤', promised.ms)]
    : [goal(`${name}, ours ÷ bare`, ours / bare, '≤', promised.ratio)];
}
