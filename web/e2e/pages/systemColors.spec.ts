import type { Locator, Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { preferTheme, stopTransitions, switchTheme } from '../support/page.ts';
import { atRest } from '../support/rest.ts';
import { expect, test } from '../support/test.ts';

const lookOf = (element: Locator) =>
  element.evaluate((node) => {
    const { backgroundColor, color } = getComputedStyle(node);
    return { backgroundColor, color };
  });

/** Pages that show every use of a direction's colour: list, head of a coin, chart, heat map, venue, prose. */
const DIRECTED_PAGES = [
  '/',
  '/currencies/ethereum',
  '/data/index/feargreed',
  '/data/futures.html',
  '/exchange/binance',
  '/wiki/noun/funding-rate',
] as const;
/** The third one, redUp, is what every page of the matrix is read in. */
const PALETTES = ['greenUp', 'blueOrange'] as const;
/** Rows below the first are coloured alike. */
const MORE_ROWS = 'tbody tr:nth-child(n + 9)';

/** What cannot be read in a palette, with its contrast. */
async function unreadable(page: Page, palette: (typeof PALETTES)[number]): Promise<readonly string[]> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset['palette'] = chosen;
  }, palette);
  const exclude = (await page.locator(MORE_ROWS).count()) > 0 ? [MORE_ROWS] : [];
  const found = await violations(page, { include: ['main'], exclude, only: ['color-contrast'] });
  return found.flatMap(({ places }) => places.map(({ at, why }) => `${palette}: ${at}: ${why}`));
}

test.describe('the palettes that a visitor chooses', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('can be read in both themes wherever a direction has its colour', async ({ page }) => {
    for (const address of DIRECTED_PAGES) {
      await test.step(address, async () => {
        await preferTheme(page, 'light');
        await page.goto(address);
        await atRest(page);
        await stopTransitions(page);
        for (const theme of ['light', 'dark'] as const) {
          await switchTheme(page, theme);
          for (const palette of PALETTES) {
            expect.soft(await unreadable(page, palette), `${address}, ${theme}`).toEqual([]);
          }
        }
      });
    }
  });
});

test.describe('a system that forces its colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('shows what is chosen, switches and shares', async ({ page }) => {
    await page.goto('/');
    const pairs = [
      [
        page.locator('main [role="radio"][aria-checked="true"]'),
        page.locator('main [role="radio"][aria-checked="false"]'),
      ],
      [page.locator('main [aria-current="page"]'), page.locator('main nav a:not([aria-current])')],
    ] as const;
    for (const [chosen, other] of pairs) {
      await expect(chosen.first()).toBeVisible();
      const [one, two] = [await lookOf(chosen.first()), await lookOf(other.first())];
      expect(one.backgroundColor).not.toBe(two.backgroundColor);
      expect(one.color).not.toBe(one.backgroundColor);
    }
    const track = page.locator('main input[type="checkbox"] + span').first();
    expect(await track.evaluate((node) => getComputedStyle(node).borderTopStyle)).toBe('solid');
    const knob = await track.evaluate((node) => getComputedStyle(node, '::after').backgroundColor);
    expect(knob).not.toBe((await lookOf(track)).backgroundColor);
    const part = page.locator('main [style*="flex-grow"]').first();
    const ground = (await lookOf(page.locator('body'))).backgroundColor;
    expect((await lookOf(part)).backgroundColor).not.toBe(ground);
  });

  for (const address of ['/kline/', '/kline/handicap/'])
    test(`shows the bars of an order book, under readable numbers: ${address}`, async ({ page }) => {
      await page.goto(address);
      const row = page.locator('table[data-side="bid"] tbody tr').last();
      await expect(row).toBeVisible();
      const bar = await row.evaluate((node) => getComputedStyle(node).backgroundImage);
      const ground = (await lookOf(page.locator('body'))).backgroundColor;
      expect(bar).toMatch(/^linear-gradient\(/);
      expect(bar).not.toContain(`${ground} 0%`);
      const cell = await lookOf(row.locator('td').first());
      expect(cell.color).not.toBe(ground);
    });
});
