import { expect, type Page } from '@playwright/test';

/** `test.use(phone)`: a touch screen 390 px wide. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

export type Theme = 'light' | 'dark';

/** Sets the system's preferred theme; the visitor's choice on the site overrides it. */
export async function preferTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
}

/**
 * Disables colour transitions on an open page: a colour is only right at the end of its transition, each child starts a
 * frame after its parent, and waiting for that took longer than the page itself.
 */
export async function stopTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Switches an open page to another theme, without transitions. */
export async function switchTheme(page: Page, theme: Theme): Promise<void> {
  await stopTransitions(page);
  await preferTheme(page, theme);
  await page.waitForFunction((wanted) => document.documentElement.dataset['theme'] === wanted, theme);
}

/** How far the page scrolls sideways, in px; it must be 0. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/** A visitor's first interaction, in the page's corner: it triggers the rendering of rows further down. */
export async function moveFirst(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(1, 1);
}

/**
 * Goes online and waits until a call has succeeded: the browser informs its network stack through another channel than
 * the page's next call, which may be faster on a busy machine.
 */
export async function reconnect(page: Page): Promise<void> {
  await page.context().setOffline(false);
  const isThrough = () =>
    fetch('/healthz').then(
      ({ ok }) => ok,
      () => false,
    );
  // A page that missed a part of its code reloads at that moment.
  await expect.poll(() => page.evaluate(isThrough).catch(() => false)).toBe(true);
}
