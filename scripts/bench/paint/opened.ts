import type { Browser, CDPSession, Page } from 'playwright-core';
import { applyConditions, type Conditions } from './conditions.ts';
import { blockingTime, METER, type PaintMeter, watchPaint } from './meter.ts';

/** One visit with a cold cache. Times in ms. */
export interface Opened {
  readonly first: number;
  readonly largest: number;
  readonly element: string;
  readonly blocking: number;
  readonly longest: number;
  readonly shift: number;
  readonly elements: number;
  /** Script fetched until the page was idle, KB on the wire. */
  readonly scriptKb: number;
}

export interface Visited {
  readonly url: string;
  /** Present once the page's script has drawn: before that the page does not count as idle. */
  readonly drawn?: string;
  readonly cookies?: Readonly<Record<string, string>>;
}

/** Minimum time a page is observed after its first paint, and the idle time required at the end. */
const SPAN = 5_000;
const QUIET = 2_000;
const LONGEST_WAIT = 30_000;

/** Opens a page with a cold cache and observes it until it is idle. */
export async function open(browser: Browser, conditions: Conditions, visited: Visited): Promise<Opened> {
  const context = await browser.newContext({
    ...conditions.device,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  try {
    const { url, drawn = 'body', cookies = {} } = visited;
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const scriptBytes = await countScript(session);
    await page.addInitScript(watchPaint, METER);
    await applyConditions(session, conditions);
    await page.goto(url, { waitUntil: 'commit' });
    const meter = await untilQuiet(page, drawn);
    return {
      first: meter.firstPaint,
      largest: meter.largestPaint,
      element: meter.largest,
      blocking: blockingTime(meter),
      longest: Math.max(0, ...meter.longTasks.map(({ duration }) => duration)),
      shift: meter.shift,
      elements: await page.evaluate(() => document.querySelectorAll('*').length),
      scriptKb: scriptBytes() / 1024,
    };
  } finally {
    await context.close();
  }
}

async function countScript(session: CDPSession): Promise<() => number> {
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || /javascript/.test(response.mimeType)) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

async function untilQuiet(page: Page, drawn: string): Promise<PaintMeter> {
  const deadline = Date.now() + LONGEST_WAIT;
  await page.locator(drawn).first().waitFor({ state: 'attached', timeout: LONGEST_WAIT });
  const drawnAt = await page.evaluate(() => performance.now());
  for (;;) {
    await page.waitForTimeout(500);
    const { meter, now } = await page.evaluate<{ meter: PaintMeter; now: number }>(
      `({ meter: window.${METER}, now: performance.now() })`,
    );
    const lastTask = meter.longTasks.at(-1);
    const busyUntil = Math.max(
      drawnAt,
      meter.largestPaint,
      lastTask ? lastTask.start + lastTask.duration : 0,
    );
    const quiet = now - busyUntil > QUIET && now - meter.firstPaint > SPAN;
    if (quiet || Date.now() > deadline) return meter;
  }
}
