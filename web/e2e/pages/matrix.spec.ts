import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { layoutOf } from '@coinmirror/shared/routes/layoutOf.ts';
import { fillAddress } from '@coinmirror/testing/addresses.ts';
import type { Page } from '@playwright/test';
import { becomeMember } from '../support/account.ts';
import { barriers } from '../support/axe.ts';
import { beginningScript, beginnings, expectSameBeginning } from '../support/beginning.ts';
import { publishedIds } from '../support/examples.ts';
import { readMeters } from '../support/meters.ts';
import { moveFirst, preferTheme, switchTheme, type Theme } from '../support/page.ts';
import { pageChecks } from '../support/pageChecks.ts';
import { atRest } from '../support/rest.ts';
import { createScreens, type Screen } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { htmlFaults } from '../support/validHtml.ts';
import { contrastCases, judgedCases, judgedTwice } from './judgedCases.ts';
import { type MatrixCase, matrixCases } from './matrixRows.ts';

/** Enough that starting a tab costs little, few enough that the workers share the table evenly. */
const CASES_A_TEST = 12;
const NAME_WIDTH = 120;
/** Layout shift without input. */
const MOST_SHIFT = 0.02;

/** The page's own rows: the prerendered table has no caption, and the skeleton is hidden. */
const ROWS = 'main table:has(caption) tbody:not([aria-hidden]) tr';

const visitors = matrixCases.filter(({ asMember = false }) => !asMember);
const members = matrixCases.filter(({ asMember = false }) => asMember);

/** Layouts with a fixed theme, whatever the system prefers. */
const hasThemes = (route: RouteName) => !['kline', 'verification'].includes(layoutOf(route));

const FIRST_OF_ROUTE = new Map(visitors.toReversed().map((one) => [one.route, one]));

/** The columns of a prerendered table that the page draws; undefined for pages without one. */
const beginningOf = (one: MatrixCase) =>
  FIRST_OF_ROUTE.get(one.route) === one ? beginnings[one.route] : undefined;

/** A layout whose page fills the window has no footer. */
const hasFooter = (route: RouteName) => layoutOf(route) !== 'kline';

/** The themes a case is shown in, on the first screen and on the second. Each is first for half of them. */
function themesOf({ route }: MatrixCase, turn: number): readonly [Theme, Theme] {
  if (!hasThemes(route)) return ['dark', 'dark'];
  return turn % 2 === 0 ? ['light', 'dark'] : ['dark', 'light'];
}

/**
 * The screens a case is looked at on, the one it is opened on first. A page of a known kind is looked at on a phone,
 * which has no room to spare. On both: what is judged, and what is asked of a page on a desktop. These are opened on
 * either by turns, but on a desktop where their first HTML is compared.
 */
function screensOf(one: MatrixCase, turn: number): readonly [Screen, Screen?] {
  const isCompared = beginningOf(one) !== undefined;
  if (!judgedCases.has(one) && one.showsWide === undefined && !isCompared) return ['phone'];
  return turn % 2 === 0 && !isCompared ? ['phone', 'desktop'] : ['desktop', 'phone'];
}

// A dozen pages, on a machine that is busy otherwise.
test.describe.configure({ timeout: 600_000 });
// Animations would only delay the checks.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (let first = 0; first < visitors.length; first += CASES_A_TEST) {
  const cases = visitors.slice(first, first + CASES_A_TEST);
  test(`pages ${cases[0]?.at} to ${cases.at(-1)?.at}`, async ({ page, request }) => {
    const ids = await publishedIds(request);
    await judgeAll(page, cases, (at) => fillAddress(at, ids));
  });
}

test('pages of a logged-in visitor', async ({ page }) => {
  await becomeMember(page);
  await judgeAll(page, members, (at) => at);
});

/** Continues after a failure, so that one run reports all of them. */
async function judgeAll(
  page: Page,
  cases: readonly MatrixCase[],
  addressOf: (at: string) => string,
): Promise<void> {
  const { show, end } = await createScreens(page);
  await page.addInitScript({ path: beginningScript });
  for (const [turn, one] of cases.entries()) {
    const [opened, turned] = screensOf(one, turn);
    // In fours: each theme comes first on each screen.
    const [theme, other] = themesOf(one, turn >> 1);
    const at = addressOf(one.at);
    await test.step(`${one.route} (${at})`, async () => {
      await preferTheme(page, theme);
      await show(opened);
      const response = await page.goto(at, { waitUntil: 'commit' });
      expect.soft(response?.status(), `${at} answers`).toBe(200);
      if (one.isSteady) await expectSteady(page, `${at} on a ${opened}`);
      await atRest(page);
      await moveFirst(page);
      await look(page, one, opened);
      const drawn = beginningOf(one);
      if (drawn !== undefined) await expectSameBeginning(page, at, drawn);
      if (judgedCases.has(one)) {
        expect.soft(await htmlFaults(page), `${at}: HTML`).toEqual([]);
        await judge(page, one, `${opened}, ${theme}`);
      }
      if (turned === undefined) return;
      await show(turned);
      if (judgedTwice.has(one) && other !== theme) await switchTheme(page, other);
      await atRest(page);
      await look(page, one, turned);
      if (judgedTwice.has(one)) await judge(page, one, `${turned}, ${other}`);
    });
    // Still open, it would be styled and laid out for the theme and the screen of the next, only to be left.
    await page.goto('about:blank');
  }
  await end();
}

/** Looks at a page that is at rest on a screen: what every page must show, and what its own row asks for. */
async function look(page: Page, row: MatrixCase, screen: Screen): Promise<void> {
  const name = `${row.route} (${row.at}) on a ${screen}`;
  await expectShown(page, row, name, screen);
  const faults = (await Promise.all(pageChecks.map((check) => check(page)))).flat();
  expect.soft(faults, name).toEqual([]);
}

/** Has axe judge the page as it is: its content, the bars and the footer. */
async function judge(page: Page, one: MatrixCase, look: string): Promise<void> {
  if (hasFooter(one.route)) await expect(page.locator('#content ~ footer')).toBeAttached();
  const without = contrastCases.has(one) ? [] : ['color-contrast'];
  expect.soft(await barriers(page, { without }), `${one.route} (${one.at}) on a ${look}: axe`).toEqual([]);
}

/** Checks what the page's own row requires. */
async function expectShown(page: Page, row: MatrixCase, name: string, screen: Screen): Promise<void> {
  const isPhone = screen === 'phone';
  for (const selector of [...(row.shows ?? []), ...(isPhone ? [] : (row.showsWide ?? []))]) {
    await expect.soft(page.locator(selector).first(), `${name} shows ${selector}`).toBeVisible();
  }
  if (row.rows !== undefined) {
    await expect.soft(page.locator(ROWS).nth(row.rows - 1), `${name} has ${row.rows} rows`).toBeVisible();
  }
  if (row.hasNameColumn && isPhone) {
    const box = await page.locator(ROWS).locator('th').first().boundingBox();
    expect.soft(box?.width, `${name}: room for a name`).toBeGreaterThan(NAME_WIDTH);
  }
}

async function expectSteady(page: Page, name: string): Promise<void> {
  await atRest(page);
  const { shift, shifts } = await readMeters(page);
  expect.soft(shift, `${name} moves: ${JSON.stringify(shifts)}`).toBeLessThan(MOST_SHIFT);
}
