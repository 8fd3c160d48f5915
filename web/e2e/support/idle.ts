import type { Page } from '@playwright/test';

/** Simulates a slow machine for pages opened from now on: they get no idle time until `begin`. */
export async function holdIdle(page: Page): Promise<{ begin(): Promise<void> }> {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    const now: IdleDeadline = { didTimeout: true, timeRemaining: () => 0 };
    window.requestIdleCallback = (act) => waiting.push(act);
    window.addEventListener('idle', () => {
      for (const act of waiting.splice(0)) act(now);
    });
  });
  return { begin: () => page.evaluate(() => void window.dispatchEvent(new Event('idle'))) };
}
