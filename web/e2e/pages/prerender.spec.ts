import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { exampleAddress } from '@coinmirror/testing/addresses.ts';
import type { Page } from '@playwright/test';
import { phone } from '../support/page.ts';
import { atRest } from '../support/rest.ts';
import { expect, test } from '../support/test.ts';

const SCREENS = { desktop: { width: 1440, height: 900 }, phone: phone.viewport };

// What the server wrote must not jump when the script takes over: the layout-shift meter cannot see it, because the
// prerendered elements are replaced, not moved.
for (const [screen, viewport] of Object.entries(SCREENS)) {
  test(`home’s first HTML has its headings, tabs and first prices where the page has them, on a ${screen}`, async ({
    browser,
    page,
    baseURL,
  }) => {
    const unscripted = await browser.newContext({
      javaScriptEnabled: false,
      viewport,
      baseURL: baseURL ?? '',
    });
    const prerendered = await unscripted.newPage();
    await prerendered.goto('/');
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect(page.locator('[data-live="price"]').first()).toBeVisible();
    const [before, after] = [await places(prerendered), await places(page)];
    await unscripted.close();
    expect(before.length).toBeGreaterThan(5);
    for (const [index, place] of before.entries()) {
      const there = after[index];
      expect(there, place.words).toMatchObject({ words: place.words });
      expect(Math.abs((there?.right ?? 0) - place.right), `${place.words}: right edge`).toBeLessThanOrEqual(
        2,
      );
      expect(Math.abs((there?.top ?? 0) - place.top), `${place.words}: top`).toBeLessThanOrEqual(4);
    }
  });
}

/** The outer edges of the ranking's headings and of its first rows' number cells. */
function places(page: Page) {
  return page
    .locator('main table')
    .first()
    .evaluate((table) => {
      const rows = [...table.querySelectorAll('thead tr, tbody tr:nth-child(-n + 3)')];
      return rows.flatMap((row, index) =>
        // From the name on: columns left out on a phone come before it, hidden here and not rendered there.
        [...row.children]
          .map((cell) => cell.getBoundingClientRect())
          .filter((box) => box.width > 0)
          .slice(-10, -2)
          .map((box, at) => ({ words: `row ${index}, cell ${at}`, right: box.right, top: box.top })),
      );
    });
}

/** A page of each kind that begins otherwise than home. */
const KINDS = [
  ...(['coin', 'exchange', 'coinList', 'hotRise', 'hotMax', 'dataFutures', 'calendar'] as const),
] satisfies readonly RouteName[];
/** px by which the eye does not lose its place. */
const TOLERANCE = 8;

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test(`a page of each kind has its heading, figures, tabs and first row where its first HTML has them, on a ${screen}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const scripts = await gateScripts(page);
    for (const name of KINDS) {
      scripts.hold();
      await page.goto(exampleAddress(name), { waitUntil: 'commit' });
      // It follows the words.
      await page.locator('#preload').waitFor({ state: 'attached' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const before = await marksOf(page);
      // Both states have the same answers.
      scripts.release();
      await atRest(page);
      const after = await marksOf(page);
      for (const mark of firstOfEach(before)) {
        // What begins below the first screen may move there.
        const top = Math.min(mark.top, viewport.height);
        const there = after.find(({ kind, words }) => kind === mark.kind && words === mark.words);
        const moved = Math.min(there?.top ?? Number.NaN, viewport.height) - top;
        expect.soft(Math.abs(moved), `${name}: ${mark.kind} ${mark.words}`).toBeLessThanOrEqual(TOLERANCE);
      }
      expect(before.length, name).toBeGreaterThan(1);
    }
  });
}

/** Lets a page's scripts arrive when they are released. */
async function gateScripts(page: Page): Promise<{ hold(): void; release(): void }> {
  let { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return {
    hold() {
      ({ promise, resolve } = Promise.withResolvers<void>());
    },
    release: () => resolve(),
  };
}

interface Mark {
  readonly kind: 'heading' | 'figure' | 'tab' | 'row';
  readonly words: string;
  readonly top: number;
}

/** Where the visible headings, figures, current tabs and first rows of a page begin, px. */
function marksOf(page: Page): Promise<readonly Mark[]> {
  return page.locator('main').evaluate((main) => {
    const kinds = [
      ['heading', 'h1'],
      ['figure', 'dt'],
      ['tab', 'nav a[aria-current]'],
      ['row', 'tbody tr:first-child'],
    ] as const;
    return kinds.flatMap(([kind, selector]) =>
      [...main.querySelectorAll(selector)]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.height > 1)
        .map(({ element, box }) => ({
          kind,
          // Rows are named by their order: their figures are live.
          words: kind === 'row' ? '' : (element.textContent ?? '').trim(),
          top: box.top,
        })),
    );
  });
}

function firstOfEach(marks: readonly Mark[]): readonly Mark[] {
  return marks.filter(({ kind }, at) => marks.findIndex((one) => one.kind === kind) === at);
}
