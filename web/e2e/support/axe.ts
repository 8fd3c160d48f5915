import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Rows of one table are alike: judging a hundred of them takes half a minute and finds what the first dozen show. */
const ROWS_ALIKE = 'tbody tr:nth-child(n+13)';

/** Fails with what it is and where, for everything that axe calls serious or critical. */
export async function expectAccessible(page: Page, within?: string, without?: string): Promise<void> {
  await atRest(page);
  const builder = new AxeBuilder({ page }).exclude(ROWS_ALIKE);
  if (within) builder.include(within);
  if (without) builder.exclude(without);
  const { violations } = await builder.analyze();
  const found = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map((node) => `    ${node.target.join(' ')}`).join('\n')}`,
    );
  expect(found, 'what a screen reader, a keyboard or weak eyes would stumble over').toEqual([]);
}

/**
 * Half way between two colours nothing has its contrast. So the page is judged when all has come, nothing moves
 * from then on, and what began to move before ends first.
 */
async function atRest(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    await frame();
    await frame();
    const ends = document
      .getAnimations()
      .filter(({ timeline, effect }) => {
        return timeline === document.timeline && effect?.getComputedTiming().iterations !== Infinity;
      })
      .map(({ finished }) => finished);
    await Promise.race([Promise.allSettled(ends), new Promise((late) => setTimeout(late, 3_000))]);
  });
}
