import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

const lookOf = (element: Locator) =>
  element.evaluate((node) => {
    const { backgroundColor, color } = getComputedStyle(node);
    return { backgroundColor, color };
  });

test('a system that forces its colours shows what is chosen, switches and shares', async ({ page }) => {
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
  test(`and the bars of an order book, under readable numbers: ${address}`, async ({ page }) => {
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
