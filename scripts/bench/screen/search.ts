import { directoryEndpoints } from '@coinmirror/shared/contract/directory.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { type Figure, inTurns, quantile } from './figure.ts';
import { type Screen, type Stage, visit } from './visit.ts';

const ROWS = 20_000;
const SCREENS: readonly Screen[] = [
  { name: 'ours', address: '/contact' },
  { name: 'bare', address: '/bare/' },
];
const TYPED = ['bcdf', 'zqrs', 'bi', '币bc', 'xyxy', '-19', 'coin'];
const MIDDLE = 'search in 20,000: key to first result, median';
const MOST = 'search in 20,000: key to first result, three of four';

/** Key strokes in the search box, with a list of the size of the largest catalogues. */
export function measureSearch(stage: Stage): Promise<Figure[]> {
  return inTurns(SCREENS, { [MIDDLE]: { ms: 16 }, [MOST]: { ms: 16 } }, (screen) =>
    visit(stage, screen, serveLongList, async (page) => {
      const field = page.getByRole('combobox', { name: /搜索/ });
      await field.click();
      await page.waitForTimeout(2_000);
      await field.press('b');
      await page.locator('[role=option] span').first().waitFor();
      await page.waitForTimeout(1_000);
      const taken = await watchKeys(page, async () => {
        for (const typed of TYPED) {
          await field.fill('');
          await field.pressSequentially(typed, { delay: 60 });
        }
      });
      if (taken.length < 15) throw new Error(`Only ${taken.length} keys found something.`);
      return { [MIDDLE]: quantile(taken, 0.5), [MOST]: quantile(taken, 0.75) };
    }),
  );
}

/** From each key stroke to its result list, both on the page's clock; ms. */
async function watchKeys(page: Page, type: () => Promise<void>): Promise<readonly number[]> {
  const key = '__taken';
  await page.evaluate((name) => {
    const taken: number[] = [];
    let pressed = 0;
    document.addEventListener('keydown', () => (pressed = performance.now()), { capture: true });
    new MutationObserver(() => {
      if (pressed === 0 || !document.querySelector('[role=option] img, [role=option] span')) return;
      taken.push(performance.now() - pressed);
      pressed = 0;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { [name]: taken });
  }, key);
  await type();
  return page.evaluate<readonly number[]>(`window.${key}`);
}

async function serveLongList(context: BrowserContext): Promise<void> {
  const body = JSON.stringify({ code: 200, msg: 'success', data: longList() });
  await context.route(`**${directoryEndpoints.coinDirectory.path}*`, (route) =>
    route.fulfill({ body, contentType: 'application/json' }),
  );
}

/** Distinct words with many shared prefixes. */
function longList() {
  const word = (at: number) =>
    [...at.toString(20).padStart(4, '0')]
      .map((digit) => 'bcdfghjklmnpqrstvwxz'[Number.parseInt(digit, 20)])
      .join('');
  return Array.from({ length: ROWS }, (_, at) => {
    const name = word((at * 7919) % 160_000);
    const type = at % 20 === 19 ? 2 : 1;
    const symbol = type === 1 ? name.toUpperCase() : '';
    return [`${name}-${at}`, `${name} coin`, symbol, type, '', `币${name}`, `bi ${name}`, at + 1];
  });
}
