import type { Page } from '@playwright/test';

/** A page that has not come to rest by then never will. */
const PATIENCE = 60_000;
/** How often to look, ms. Asking in each frame makes the browser draw each frame, at the cost of what is awaited. */
const PAUSE = 30;

/**
 * Waits until the app has taken over from the prerendered words, all it asked for has come, its idle work is done and
 * nothing moves any more: half way between two colours nothing has its contrast.
 */
export async function atRest(page: Page): Promise<void> {
  const still = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  // Said again, it would have the whole page styled once more.
  if (!still) await page.emulateMedia({ reducedMotion: 'reduce' });
  const stirring = await page.evaluate(
    async ([patience, pause]) => {
      const deadline = performance.now() + patience;
      const frame = () => new Promise((next) => requestAnimationFrame(next));
      const idle = () => new Promise((next) => requestIdleCallback(next, { timeout: 500 }));

      /** What is still to come; '' when nothing is. */
      function awaited(): string {
        if (document.querySelector('#content h1') === null) return 'a heading';
        const busy = document.querySelector('#content [aria-busy="true"]');
        return busy === null ? '' : busy.outerHTML.slice(0, 200);
      }

      // What came may have asked for more: a page is at rest when an idle moment finds nothing new.
      for (let calm = 0; calm < 2; calm += 1) {
        while (awaited() !== '') {
          if (performance.now() > deadline) return awaited();
          calm = 0;
          await new Promise((next) => setTimeout(next, pause));
        }
        await idle();
      }
      const moving = () =>
        document.getAnimations().filter(({ timeline, effect }) => {
          return timeline === document.timeline && effect?.getComputedTiming().iterations !== Infinity;
        });
      // A colour that is inherited goes on from parent to child, each with a transition of its own, a frame apart.
      const late = performance.now() + 3_000;
      for (let still = 0; still < 2 && performance.now() < late; ) {
        await frame();
        const ends = moving().map(({ finished }) => finished);
        still = ends.length === 0 ? still + 1 : 0;
        await Promise.race([Promise.allSettled(ends), new Promise((given) => setTimeout(given, 1_000))]);
      }
      return '';
    },
    [PATIENCE, PAUSE] as const,
  );
  if (stirring !== '') throw new Error(`${page.url()} still waits for ${stirring}`);
}
