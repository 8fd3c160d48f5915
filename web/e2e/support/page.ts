import { expect, type Page } from '@playwright/test';

/** `test.use(phone)`: a touch screen 390 px wide. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

export type Theme = 'light' | 'dark';

/** As a visitor whose system prefers this theme; what he chose on the site itself wins over it. */
export async function preferTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
}

/**
 * Has colours change at once on an open page: those that glide are only right when they have arrived, each a frame after
 * its parent's, and waiting for it took longer than the page itself.
 */
export async function stopTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Shows an open page in another theme, at once. */
export async function switchTheme(page: Page, theme: Theme): Promise<void> {
  await stopTransitions(page);
  await preferTheme(page, theme);
  await page.waitForFunction((wanted) => document.documentElement.dataset['theme'] === wanted, theme);
}

/** How far the page can be scrolled sideways, in px; 0 is what it must be. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/** What a visitor does first, over the page's corner: it has the rows far below drawn, which wait for it. */
export async function moveFirst(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(1, 1);
}

/**
 * The line is back, and a call has gone through: the browser tells its network so on another way than the page's next
 * call takes, which on a busy machine is the faster one.
 */
export async function reconnect(page: Page): Promise<void> {
  await page.context().setOffline(false);
  const isThrough = () =>
    fetch('/healthz').then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(() => page.evaluate(isThrough)).toBe(true);
}
