import type { Page } from 'playwright-core';

/** Where the page stores the duration of the last press. */
const RESULT = '__pressToPaint';

/**
 * From a press to the frame with other rows, ms as a visitor perceives it: from the click's time stamp to the moment
 * after the paint. The first rows of the page's table must change, or it never resolves.
 */
export async function pressToPaint(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate((key) => {
    const table = document.querySelector('main table:has(caption)');
    const names = () =>
      [...(table?.querySelectorAll('tbody th') ?? [])].slice(0, 8).map((cell) => cell.textContent);
    const before = names().join();
    let pressed = Number.NaN;
    window.addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { once: true, capture: true });
    const painted = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (names().join() === before) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
      });
      if (table) observer.observe(table, { subtree: true, childList: true, characterData: true });
    });
    Object.assign(window, { [key]: painted });
  }, RESULT);
  await press();
  return page.evaluate<number>(`window.${RESULT}`);
}
