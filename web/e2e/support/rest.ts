import type { Page } from '@playwright/test';

/** A page that has not settled by then never will. */
const PATIENCE = 60_000;
/** Polling interval, ms. Polling in each frame makes the browser draw each frame, which slows down what is awaited. */
const PAUSE = 30;

/**
 * Waits until the app has taken over from the prerendered page, its calls have been answered, its idle work is done and
 * no transition is running: a colour half way through a transition has the wrong contrast.
 */
export async function atRest(page: Page): Promise<void> {
  const still = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  // Setting it again would restyle the whole page.
  if (!still) await page.emulateMedia({ reducedMotion: 'reduce' });
  const stirring = await page.evaluate(
    async ([patience, pause]) => {
      const deadline = performance.now() + patience;
      const frame = () => new Promise((next) => requestAnimationFrame(next));
      const idle = () => new Promise((next) => requestIdleCallback(next, { timeout: 500 }));

      /** What is still pending; '' when nothing is. */
      function awaited(): string {
        if (document.querySelector('#content h1') === null) return 'a heading';
        const busy = document.querySelector('#content [aria-busy="true"]');
        return busy === null ? '' : busy.outerHTML.slice(0, 200);
      }

      // An answer may cause further calls: a page is settled when an idle moment finds nothing new.
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
      // An inherited colour is animated from parent to child, each with a transition of its own, a frame apart.
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
