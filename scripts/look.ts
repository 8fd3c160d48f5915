import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { findChromium, launchFlags } from '../web/e2e/support/chromium.ts';
import { metersScript } from '../web/e2e/support/meters.ts';
import { confirmedNotices } from '../web/e2e/support/visitor.ts';
import { LOOK_USAGE, type LookOptions, parseLook, pictureName } from './look/options.ts';
import { measures, watch } from './look/report.ts';

/** Takes a screenshot of each given page, and prints console and network errors. */
async function look(browser: Browser, path: string, options: LookOptions): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: options.width, height: options.height },
    colorScheme: options.dark ? 'dark' : 'light',
    isMobile: options.width < 600,
    hasTouch: options.width < 600,
    javaScriptEnabled: options.scripts,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  if (options.scripts) await context.addInitScript({ path: metersScript });
  if (!options.notices) await context.addInitScript(confirmedNotices());
  const page = await context.newPage();
  const complaints = watch(page);
  await page.goto(new URL(path, options.origin).href, { waitUntil: 'load' });
  // A page with a live socket or polling never becomes idle: a quiet second is enough, and the wait is bounded.
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  for (const selector of options.click) await page.locator(selector).first().click({ timeout: 5000 });
  if (options.hover) await page.locator(options.hover).first().hover({ timeout: 5000 });
  if (options.scroll) await page.mouse.wheel(0, options.scroll);
  await page.waitForTimeout(options.wait);
  const out = options.out || join('test-results/look', pictureName(path, options));
  mkdirSync(dirname(out), { recursive: true });
  await page.screenshot({ path: out, fullPage: options.full });
  const [summary, ...remarks] = options.scripts ? await measures(page) : ['without scripts'];
  console.log(`${out}  ${summary}`);
  for (const line of new Set([...remarks, ...complaints])) console.log(`  ${line}`);
  await context.close();
}

async function main(): Promise<void> {
  const options = parseLook(process.argv.slice(2), process.env);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: launchFlags(),
  });
  try {
    for (const path of options.paths) await look(browser, path, options);
  } finally {
    await browser.close();
  }
}

try {
  if (process.argv.includes('--help')) console.log(LOOK_USAGE);
  else await main();
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  console.error(
    text.includes('ERR_CONNECTION_REFUSED')
      ? 'Nothing answers there: start the product first (npm start).'
      : text.split('\n')[0],
  );
  process.exitCode = 1;
}
