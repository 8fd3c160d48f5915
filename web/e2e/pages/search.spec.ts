import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { cookieOf } from '../support/cookies.ts';
import { holdIdle } from '../support/idle.ts';
import { phone, sidewaysScroll } from '../support/page.ts';
import { expect, test, WITHOUT_LINE } from '../support/test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: /搜索/ });
const found = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name }).first();
const group = (page: Page, name: string) => page.getByRole('group', { name });

/** Presses the shortcut once its listener is there. */
async function pressSlash(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  // After a late first press, the second one types a letter.
  await field(page).fill('');
}

test('by keyboard alone: find, open, find again in the history, delete', async ({ page, context }) => {
  const records: unknown[] = [];
  await page.route(/search\/action/, (route) => {
    records.push(route.request().postDataJSON());
    return route.continue();
  });
  await page.goto('/contact');
  await pressSlash(page);
  await expect(group(page, '热门搜索').getByRole('option')).toHaveCount(10);
  await page.keyboard.type('btb');
  await expect(group(page, '币种').getByRole('option').first()).toContainText(
    /比特币BTC\$[\d,.]+\D*\d+\.\d\d%#1/,
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/currencies/bitcoin');
  await expect.poll(() => records.length).toBe(1);
  expect(records[0]).toEqual({
    data: { lastkeyword: '', keyword: 'BTC', code: 'bitcoin', platform: '', market: '' },
    type: 2,
    appid: 1,
    ostype: 'web',
    appver: '1.0',
    model: 'pc',
  });

  await page.reload();
  await pressSlash(page);
  await expect(group(page, '搜索历史').getByRole('option')).toHaveText(['BTC']);
  expect((await cookieOf(context, 'searchHistory'))?.days).toBeCloseTo(30, 1);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '删除搜索历史 BTC' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(group(page, '搜索历史')).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await expect.poll(() => cookieOf(context, 'searchHistory')).toBeUndefined();
});

test('the suggestions are accessible, empty and typed, light and dark', async ({ page }) => {
  await page.goto('/search?word=btc');
  await field(page).click();
  await expect(page.getByRole('list', { name: '推荐' }).getByRole('listitem')).toHaveCount(3);
  await expectAccessibleInBothThemes(page, 'header');
  await field(page).fill('b');
  await expect(group(page, '交易所').getByRole('option')).toHaveCount(5);
  await expect(group(page, '币种').getByRole('option').nth(4)).toContainText('$');
  await page.keyboard.press('ArrowDown');
  await expectAccessibleInBothThemes(page, 'header');
});

test('a reconnect before the page has done its idle work is noticed', async ({ page, context, watched }) => {
  watched.allow(WITHOUT_LINE);
  const idle = await holdIdle(page);
  await page.goto('/search?word=btc');
  await field(page).fill('e');
  await expect(group(page, '币种').getByRole('option')).toHaveCount(5);
  await context.setOffline(true);
  await idle.begin();
  await field(page).fill('sol');
  await field(page).press('Enter');
  await expect(page.getByRole('main').getByText('网络已断开，恢复后会自动更新')).toBeVisible();
  await context.setOffline(false);
  await expect(found(page, /Solana/)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the search opens over the header, fits the screen and leads on', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: '搜索', exact: true }).tap();
    await expect(field(page)).toBeFocused();
    await field(page).fill('btb');
    const first = group(page, '币种').getByRole('option').first();
    const box = await first.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 390).toBe(true);
    expect(await sidewaysScroll(page)).toBe(0);
    await first.tap();
    await expect(page).toHaveURL('/currencies/bitcoin');
    await expect(field(page)).toHaveCount(0);
  });
});
