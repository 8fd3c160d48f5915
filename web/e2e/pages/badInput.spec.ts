import type { Page } from '@playwright/test';
import { becomeMember, newPhone } from '../support/account.ts';
import { reconnect } from '../support/page.ts';
import { expect, test, WITHOUT_LINE } from '../support/test.ts';

// These tests go offline and cause refused calls on purpose.
const REFUSED = /\b422\b/;
/** The message of a form that keeps its input. */
const FORM_OFFLINE = '网络已断开，填写的内容已保留，联网后再提交';
const SCRIPT = '<img src=x onerror=pwn()>';

const message = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const said = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

async function openComments(page: Page, coin: string): Promise<void> {
  await page.goto(`/currencies/${coin}?tab=comments`);
  await expect(page.getByLabel('写评论')).toBeVisible();
}

test('script in a name and in a comment is text for everybody', async ({ page }) => {
  let ran = false;
  await page.exposeFunction('pwn', () => {
    ran = true;
  });
  await becomeMember(page);
  await page.goto('/user/setting');
  // Nobody else may have the name, not the account of an earlier try either.
  const name = `<svg onload=pwn()>${newPhone().slice(-2)}`;
  await page.getByLabel('昵称').fill(name);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(message(page, '资料已保存')).toBeVisible();
  await openComments(page, 'litecoin');
  const words = `${SCRIPT} javascript:pwn() ${newPhone()}`;
  await page.getByLabel('写评论').fill(words);
  await page.getByRole('button', { name: '发表评论' }).click();
  await expect(said(page, words)).toBeVisible();
  await page.reload();
  await expect(said(page, words)).toContainText(name);
  await expect(said(page, words).locator('a, svg[onload], img[onerror]')).toHaveCount(0);
  expect(ran).toBe(false);
});

test('a comment and a profile written offline are kept, and sent once when the network is back', async ({
  page,
  context,
  watched,
}) => {
  watched.allow(WITHOUT_LINE);
  watched.allow(REFUSED);
  await becomeMember(page);
  const words = `离线写的 ${newPhone()}`;
  await openComments(page, 'litecoin');
  await context.setOffline(true);
  const box = page.getByLabel('写评论');
  await box.fill(words);
  await page.getByRole('button', { name: '发表评论' }).click();
  await expect(message(page, FORM_OFFLINE)).toBeVisible();
  await expect(box).toHaveValue(words);
  await reconnect(page);
  await page.reload();
  await expect(box).toHaveValue(words);
  await page.getByRole('button', { name: '发表评论' }).click();
  await expect(said(page, words)).toHaveCount(1);
  await expect(box).toHaveValue('');

  await page.goto('/user/setting');
  const name = `离线${newPhone()}`;
  await page.getByLabel('昵称').fill(name);
  await context.setOffline(true);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(message(page, FORM_OFFLINE)).toBeVisible();
  await expect(page.getByLabel('昵称')).toHaveValue(name);
  await reconnect(page);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(message(page, '资料已保存')).toBeVisible();
});
