import type { RouteName } from '@coinmirror/shared/pages/pages.ts';
import { layoutOf } from '@coinmirror/shared/routes/layoutOf.ts';
import type { Page } from '@playwright/test';
import { becomeMember } from '../support/account.ts';
import { barriers } from '../support/axe.ts';
import { fillAddress, publishedIds } from '../support/examples.ts';
import { foldRepeats } from '../support/fold.ts';
import { readMeters } from '../support/meters.ts';
import { phone, preferTheme, switchTheme, type Theme } from '../support/page.ts';
import { pageChecks } from '../support/pageChecks.ts';
import { atRest } from '../support/rest.ts';
import { expect, test } from '../support/test.ts';
import { type MatrixCase, matrixCases } from './matrixRows.ts';

/** So many that starting a tab costs little, so few that two workers share the table evenly. */
const CASES_A_TEST = 8;
const NAME_WIDTH = 120;
/** Layout shift that no input caused. */
const MOST_SHIFT = 0.02;
const THEMES: readonly Theme[] = ['light', 'dark'];

/** The page's own rows: what stands there before the script has no caption, what holds the place is hidden. */
const ROWS = 'main table:has(caption) tbody:not([aria-hidden]) tr';

const visitors = matrixCases.filter(({ asMember = false }) => !asMember);
const members = matrixCases.filter(({ asMember = false }) => asMember);

/** Layouts that have one theme, whatever the system prefers. */
const hasThemes = (route: RouteName) => !['kline', 'verification'].includes(layoutOf(route));

/** The first page of each layout, and of a member: there the bars and the footer are judged, which all others have alike. */
const FRAMED: ReadonlySet<MatrixCase> = new Set([
  ...new Map(visitors.toReversed().map((one) => [layoutOf(one.route), one])).values(),
  ...members.slice(0, 1),
]);

/** A layout whose page takes the whole window has none. */
const hasFooter = (route: RouteName) => layoutOf(route) !== 'kline';

/** The themes a case is judged in: everything in the first, the second's colours after it. Each is first for half of them. */
function themesOf({ route }: MatrixCase, turn: number): readonly Theme[] {
  if (!hasThemes(route)) return ['dark'];
  return turn % 2 === 0 ? THEMES : THEMES.toReversed();
}

const SCREENS = [
  { width: 1440, screen: { viewport: { width: 1440, height: 900 } }, turn: 0 },
  { width: 390, screen: phone, turn: 1 },
] as const;

/** The same pages at both widths beside each other: what the gateway keeps for the one, the other need not wait for. */
for (let first = 0; first < visitors.length; first += CASES_A_TEST) {
  const cases = visitors.slice(first, first + CASES_A_TEST);
  for (const { width, screen, turn } of SCREENS) {
    test.describe(`at ${width} px`, () => {
      test.use({ ...screen, contextOptions: { reducedMotion: 'reduce' } });
      test(`pages ${cases[0]?.at} to ${cases.at(-1)?.at}`, async ({ page, request }) => {
        const ids = await publishedIds(request);
        for (const [index, one] of cases.entries()) {
          await judge(page, one, fillAddress(one.at, ids), themesOf(one, index + turn), width);
        }
      });
    });
  }
}

for (const { width, screen, turn } of SCREENS) {
  test.describe(`at ${width} px`, () => {
    test.use({ ...screen, contextOptions: { reducedMotion: 'reduce' } });
    test('pages of a member', async ({ page }) => {
      await becomeMember(page);
      for (const [index, one] of members.entries())
        await judge(page, one, one.at, themesOf(one, index + turn), width);
    });
  });
}

/** Opens a page once and looks at it from all sides; goes on after a fault, so that one run names them all. */
async function judge(
  page: Page,
  row: MatrixCase,
  at: string,
  themes: readonly Theme[],
  width: number,
): Promise<void> {
  const [first = 'light', ...others] = themes;
  const name = (theme: Theme) => `${row.route} (${at}) at ${width} px, ${theme}`;
  await test.step(name(first), async () => {
    await preferTheme(page, first);
    const response = await page.goto(at, { waitUntil: 'commit' });
    expect.soft(response?.status(), `${name(first)} answers`).toBe(200);
    await atRest(page);
    await expectShown(page, row, name(first), width);
    const faults = (await Promise.all(pageChecks.map((check) => check(page)))).flat();
    expect.soft(faults, name(first)).toEqual([]);
    const keepFrame = FRAMED.has(row);
    if (keepFrame && hasFooter(row.route)) await expect(page.locator('#content ~ footer')).toBeAttached();
    await foldRepeats(page, { keepFrame, alike: 5 });
    expect.soft(await barriers(page, {}), `${name(first)}: axe`).toEqual([]);
  });
  for (const theme of others) {
    await test.step(name(theme), async () => {
      await foldRepeats(page, { keepFrame: FRAMED.has(row), alike: 2 });
      await switchTheme(page, theme);
      await atRest(page);
      expect.soft(await barriers(page, { rules: ['color-contrast'] }), `${name(theme)}: axe`).toEqual([]);
    });
  }
}

/** What the page's own row asks for. */
async function expectShown(page: Page, row: MatrixCase, name: string, width: number): Promise<void> {
  const isPhone = width === phone.viewport.width;
  for (const selector of [...(row.shows ?? []), ...(isPhone ? [] : (row.showsWide ?? []))]) {
    await expect.soft(page.locator(selector).first(), `${name} shows ${selector}`).toBeVisible();
  }
  if (row.rows !== undefined) {
    await expect.soft(page.locator(ROWS).nth(row.rows - 1), `${name} has ${row.rows} rows`).toBeVisible();
  }
  if (row.isSteady) {
    const { shift, shifts } = await readMeters(page);
    expect.soft(shift, `${name} moves: ${JSON.stringify(shifts)}`).toBeLessThan(MOST_SHIFT);
  }
  if (row.hasNameColumn && isPhone) {
    const box = await page.locator(ROWS).locator('th').first().boundingBox();
    expect.soft(box?.width, `${name}: room for a name`).toBeGreaterThan(NAME_WIDTH);
  }
}
