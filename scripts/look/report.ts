import type { Page } from 'playwright-core';
import { readMeters } from '../../web/e2e/support/meters.ts';

/** Problems a developer should know besides the screenshot, one line each; empty if the page is clean. */
export function watch(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      lines.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) lines.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    if (reason !== 'net::ERR_ABORTED') lines.push(`${reason} ${request.url()}`);
  });
  return lines;
}

/** The page's measurements: horizontal overflow, layout shift, and the largest shift. */
export async function measures(page: Page): Promise<string[]> {
  const title = await page.title();
  const over = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  const { shift, shifts, longTasks } = await readMeters(page);
  const worst = shifts.toSorted((a, b) => b.value - a.value)[0];
  return [
    `“${title}” · layout shift ${shift.toFixed(4)} · ${longTasks.length} long tasks`,
    ...(over > 0 ? [`overflows horizontally by ${over} px`] : []),
    ...(worst && shift > 0.005 ? [`moved most: ${worst.nodes.join(', ')} (${worst.value.toFixed(4)})`] : []),
  ];
}
