import type { Page } from '@playwright/test';
import {
  askCode,
  becomeMember,
  logIn,
  newPhone,
  PASSWORD,
  registerByCalls,
  windowOf,
} from '../support/account.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '../support/axe.ts';
import { phone as phoneScreen } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

const bar = (page: Page) => page.getByRole('banner').locator('..');
const loginLink = (page: Page) => bar(page).getByRole('link', { name: '登录', exact: true });
const message = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

test('the phone of an account is changed with a code sent to the new one', async ({ page }) => {
  const next = newPhone();
  await becomeMember(page);
  await page.goto('/user/security');
  await page.getByRole('button', { name: '更换手机号' }).click();
  const change = page.getByRole('form', { name: '更换手机号' });
  await change.getByLabel('新手机号').fill(next);
  const code = await askCode(change);
  await change.getByLabel('手机验证码').fill(code);
  await change.getByLabel('登录密码').fill(PASSWORD);
  await change.getByRole('button', { name: '更换', exact: true }).click();
  await expect(message(page, '手机号已更换')).toBeVisible();
  await expect(page.getByText(`+86 138****${next.slice(-4)}`)).toBeVisible();
});

test('name and avatar are changed, and bad pictures refused with a reason', async ({ page }) => {
  const mobile = newPhone();
  await registerByCalls(page, mobile);
  await page.goto('/user/setting');
  await logIn(page, mobile);
  const profile = page.getByRole('form', { name: '个人资料' });
  const nickname = `<b>${mobile}</b>`;
  await profile.getByLabel('昵称').fill(nickname);
  await profile.getByRole('button', { name: '保存' }).click();
  await expect(message(page, '资料已保存')).toBeVisible();
  await expect(bar(page).getByRole('link', { name: nickname })).toBeVisible();

  const file = page.getByLabel('头像图片');
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg xmlns="x"/>') });
  await expect(message(page, '只支持 PNG、JPEG 或 WebP 图片')).toBeVisible();
  await file.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024) });
  await expect(message(page, '图片不能超过 8 MB')).toBeVisible();
  await file.setInputFiles({ name: 'c.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await page.getByLabel('缩放').fill('2');
  await expectAccessible(page, '[role="dialog"]');
  await page.getByRole('button', { name: '保存头像' }).click();
  await expect(message(page, '头像已更新')).toBeVisible();
  await expect(bar(page).locator('a img[src*="/upload/image?name="]')).toBeVisible();
});

test('the login dialog is accessible in both themes, its area codes too, and returns the focus', async ({
  page,
}) => {
  await page.goto('/contact');
  await loginLink(page).click();
  const form = windowOf(page);
  await expect(form.getByLabel('密码', { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page, '[role="dialog"]');
  await form.getByRole('button', { name: /国家或地区代码/ }).click();
  await expect(form.getByRole('option', { name: /新加坡/ })).toBeVisible();
  await page.keyboard.type('xianggang');
  await expectAccessibleInBothThemes(page, '[role="dialog"]');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: '国家或地区代码 +852' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(loginLink(page)).toBeFocused();
  await loginLink(page).click();
  await expect(form.getByRole('button', { name: '国家或地区代码 +852' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phoneScreen);

  test('the menu closes for the login dialog, and closing that returns to the page', async ({ page }) => {
    await page.goto('/news');
    for (const mode of ['登录', '注册']) {
      await page.getByRole('button', { name: '菜单', exact: true }).click();
      await page.getByRole('dialog', { name: '菜单' }).getByRole('link', { name: mode, exact: true }).click();
      await expect(page.getByRole('dialog', { name: mode })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expectAccessible(page, '[role="dialog"]');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
});
