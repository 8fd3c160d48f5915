import type { Browser, Page } from 'playwright-core';
import { confirmedNotices } from '../../../web/e2e/support/visitor.ts';
import { applyConditions, type Conditions } from '../paint/conditions.ts';
import type { Step } from './steps.ts';
import { NEXT, type Next, watchNext } from './watchNext.ts';

/** Time a visitor looks at a page before the press, ms: its idle work is done by then. */
const INTEREST_CALL = 4_000;
/** Time a pointer rests on a link before the press, ms. */
const HOVER = 300;
const LONGEST_WAIT = 30_000;

/** One step by a new visitor: the first page is opened and read, then its link is pressed. */
export async function press(
  browser: Browser,
  origin: string,
  conditions: Conditions,
  { from, link }: Step,
): Promise<Next> {
  const context = await browser.newContext({
    ...conditions.device,
    baseURL: origin,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  context.setDefaultTimeout(LONGEST_WAIT);
  try {
    await context.addInitScript(confirmedNotices());
    const page = await context.newPage();
    await applyConditions(await context.newCDPSession(page), conditions);
    await page.goto(from);
    const target = page.locator(link).filter({ visible: true }).first();
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(INTEREST_CALL);
    await page.evaluate(watchNext, NEXT);
    await follow(page, conditions, target);
    return await page.evaluate<Next>(`window.${NEXT}`);
  } finally {
    await context.close();
  }
}

async function follow(
  page: Page,
  { device }: Conditions,
  target: ReturnType<Page['locator']>,
): Promise<void> {
  if (device.hasTouch) return target.tap();
  await target.hover();
  await page.waitForTimeout(HOVER);
  await target.click();
}
