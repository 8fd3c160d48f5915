import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { sidewaysScroll, stopTransitions } from '../support/page.ts';
import { expectAccessible } from './judge.ts';
import { test } from './served.ts';

const EXHIBITS = 'main';
/** Exhibits whose colours depend on the palette. */
const DIRECTED = ['ui/badge', 'ui/number', 'ui/columns', 'ui/splitBar', 'charts/heatMap', 'charts/treemap']
  .map((id) => `[data-exhibit="${id}"]`)
  .join(', ');
const FLOATS = '[role="dialog"], [role="menu"], [role="listbox"], [role="tooltip"]';
const TOASTS = '[data-sonner-toaster]';
const dist = join(import.meta.dirname, '../../dist');

/** Its development build mistakes the absent timeline of a `baseOption` for a missing component. */
const ECHARTS_MISTAKE = /Component timeline is used but not imported/;

test.beforeEach(({ watched }) => watched.allow(ECHARTS_MISTAKE));

test('every state of every component is accessible, in both themes and all palettes', async ({
  page,
  galleryUrl,
}) => {
  await open(page, galleryUrl);
  await expectAccessible(page, { within: EXHIBITS });
  await press(page, 'Dark');
  await expectAccessible(page, { within: EXHIBITS, rule: 'color-contrast' });
  for (const palette of ['绿涨红跌', '蓝橙']) {
    await press(page, palette);
    for (const theme of ['Light', 'Dark']) {
      await press(page, theme);
      await expectAccessible(page, { within: DIRECTED, rule: 'color-contrast' });
    }
  }
});

test('every overlay is accessible, in both themes', async ({ page, galleryUrl }) => {
  await open(page, `${galleryUrl}?q=opens`);
  for (const theme of ['Light', 'Dark']) {
    await press(page, theme);
    const rule = theme === 'Dark' ? 'color-contrast' : undefined;
    for (const state of await page.locator('[data-opens]').all()) {
      await state.locator('button, a').first().click();
      const opened = page.locator(FLOATS).first();
      await expect(opened).toBeVisible();
      await expectAccessible(page, { within: FLOATS, rule });
      await close(page, opened);
    }
    await showToasts(page);
    await expectAccessible(page, { within: TOASTS, rule });
  }
});

test('no exhibit scrolls a phone sideways', async ({ page, galleryUrl }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, galleryUrl);
  const widest = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('[data-state]'), (state) => ({
      state: `${state.closest<HTMLElement>('[data-exhibit]')?.dataset['exhibit']}: ${state.dataset['state']}`,
      beyond: state.scrollWidth - state.clientWidth,
    })).filter(({ beyond }) => beyond > 0),
  );
  expect(widest, 'states wider than their place').toEqual([]);
  expect(await sidewaysScroll(page), 'px that the page can be scrolled sideways').toBe(0);
});

test('the product has no gallery', async ({ request }) => {
  expect((await request.get('/gallery/')).status()).toBe(404);
  expect((await request.get('/gallery/index.html')).status()).toBe(404);
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  expect(files.filter((path) => /gallery/i.test(path))).toEqual([]);
  const scripts = files.filter((path) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((path) => readFileSync(join(dist, path), 'utf8').includes('data-exhibit'))).toEqual(
    [],
  );
});

/**
 * Opens the gallery and waits until it has settled: charts draw when they come near the viewport, so it scrolls past
 * each once.
 */
async function open(page: Page, url: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(url);
  await expect(page.locator('[data-exhibit]')).not.toHaveCount(0);
  await stopTransitions(page);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    }
    window.scrollTo(0, 0);
  });
  await expect(page.locator('[data-exhibit^="charts/"] div[role="img"]:not(:has(canvas, svg))')).toHaveCount(
    0,
  );
}

async function press(page: Page, choice: string): Promise<void> {
  const radio = page.getByRole('banner').getByRole('radio', { name: choice, exact: true });
  await radio.click();
  await expect(radio).toBeChecked();
}

/** Esc; a dialog without 关闭 must be answered. */
async function close(page: Page, opened: Locator): Promise<void> {
  const closable = page.getByRole('button', { name: '关闭' });
  const answer = page.getByRole('dialog').filter({ hasNot: closable }).getByRole('button', { name: '确定' });
  if ((await answer.count()) > 0) await answer.click();
  else await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
}

/** One of each kind; they stay while the pointer is over them. */
async function showToasts(page: Page): Promise<void> {
  for (const button of await page.locator('[data-exhibit="ui/toast"]').getByRole('button').all()) {
    await button.click();
  }
  await page.locator('[data-sonner-toast]').first().hover();
}
