import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { cookieOf } from '../support/cookies.ts';
import { expect, test } from '../support/test.ts';

const floating = (page: Page) => page.getByRole('region', { name: '币种对比' });
const heads = (page: Page) => page.getByRole('main').getByRole('columnheader');

async function add(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: '添加币种' }).fill(words);
  await expect(page.getByRole('list', { name: '匹配的币种' }).getByRole('button').first()).toBeVisible();
  await page.keyboard.press('Enter');
}

/** On a phone two coins fit side by side without scrolling sideways. */
async function expectBothOnPhone(page: Page): Promise<void> {
  const [wide, phone] = [page.viewportSize(), { width: 390, height: 844 }];
  await page.setViewportSize(phone);
  const rightmost = () =>
    heads(page).evaluateAll((all) => Math.max(...all.map((head) => head.getBoundingClientRect().right)));
  await expect.poll(rightmost).toBeLessThanOrEqual(phone.width);
  if (wide !== null) await page.setViewportSize(wide);
}

test('coins are collected by keyboard, kept for a week, folded, restored and cleared', async ({
  page,
  context,
}) => {
  const value = async (name: string) => (await cookieOf(context, name))?.value;
  await page.goto('/');
  for (const coin of ['比特币', '以太坊']) {
    await page.getByRole('button', { name: `对比 ${coin}`, exact: true }).focus();
    await page.keyboard.press('Enter');
  }
  await expect(floating(page)).toContainText('2/4');
  await expect.poll(() => value('compareCoinList')).toBe('bitcoin,ethereum');
  await expect.poll(() => value('compareWindow')).toBe('1');
  for (const name of ['compareCoinList', 'compareWindow'])
    expect((await cookieOf(context, name))?.days, name).toBeCloseTo(7, 1);
  await expectAccessible(page, '[aria-label="币种对比"]');

  await page.goto('/contact');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(floating(page)).toHaveCount(0);
  await page.goto('/hotsearch');
  await expect(floating(page)).toContainText('以太坊');
  await floating(page).getByRole('button', { name: '收起' }).press('Enter');
  await expect.poll(() => value('compareWindow')).toBe('0');
  await page.reload();
  await page.getByRole('button', { name: '对比 2' }).press('Enter');
  await floating(page).getByRole('button', { name: '移除 比特币' }).press('Enter');
  await floating(page).getByRole('button', { name: '移除 以太坊' }).press('Enter');
  await expect(floating(page)).toHaveCount(0);
  await expect.poll(() => value('compareWindow')).toBe('0');
});

test('the page finds coins like the search does, and refuses a duplicate and a fifth with their messages', async ({
  page,
}) => {
  await page.goto('/compare');
  await expect(page.getByText('还没有选择币种')).toBeVisible();
  for (const words of ['btb', '以太坊', 'sol', 'xrp']) await add(page, words);
  await expect(heads(page)).toContainText(['指标', '比特币', '以太坊', 'Solana', '瑞波币']);
  await expect(page).toHaveURL(/c=bitcoin%2Cethereum%2Csolana%2Cripple/);
  await add(page, 'eth');
  await expect(page.getByText('已经添加此币种')).toBeVisible();
  await add(page, 'doge');
  await expect(page.getByText('最多添加4个币种')).toBeVisible();
  await page.getByRole('textbox', { name: '添加币种' }).fill('<script>🚀'.repeat(500));
  await page.keyboard.press('Enter');
  await expect(page.getByText('没有找到这个币种')).toBeVisible();
  await expect(page.getByRole('figure').or(page.getByText('走势对比（起点为 100）')).first()).toBeVisible();
  await expectAccessible(page, 'main');
});

test('the address keeps the set: another visitor sees the same, and keeps their own list until changing it', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: '对比 Solana', exact: true }).click();
  const own = async () => (await cookieOf(context, 'compareCoinList'))?.value;
  await expect.poll(own).toBe('solana');
  await page.goto('/compare?c=bitcoin,ethereum');
  await expect(heads(page)).toContainText(['指标', '比特币', '以太坊']);
  await expectBothOnPhone(page);
  expect(await own()).toBe('solana');
  await page.getByRole('button', { name: '移除 比特币' }).click();
  await expect(page).toHaveURL(/c=ethereum$/);
  await page.reload();
  await expect(heads(page)).toContainText(['指标', '以太坊']);
  expect(await own()).toBe('ethereum');
});

test('an address full of nonsense shows a page, not a failure', async ({ page, watched }) => {
  watched.allow(/404/);
  await page.goto(`/compare?c=${encodeURIComponent('bitcoin,,bitcoin,<script>,no-such-coin,ethereum')}`);
  await expect(heads(page).filter({ hasText: '比特币' })).toBeVisible();
});
