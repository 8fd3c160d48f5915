import { COOKIES } from '@coinmirror/shared/constants/cookies.ts';
import type { Page } from '@playwright/test';
import {
  askCode,
  endSession,
  logIn,
  newPhone,
  PASSWORD,
  registerByCalls,
  windowOf,
} from '../support/account.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '../support/axe.ts';
import { cookieOf } from '../support/cookies.ts';
import { phone as phoneScreen } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

// Some of these tests cause refused calls on purpose.
const REFUSED = /(console: Failed to load resource.*|^)\b4(01|03|22|29)\b/;

const bar = (page: Page) => page.getByRole('banner').locator('..');
const loginLink = (page: Page) => bar(page).getByRole('link', { name: '登录', exact: true });
const message = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

test('a visitor registers with a code, logs in with the password, and both tabs are in sync', async ({
  page,
  context,
  watched,
}) => {
  watched.allow(REFUSED);
  const mobile = newPhone();
  await page.goto('/');
  await bar(page).getByRole('link', { name: '注册', exact: true }).click();
  const form = windowOf(page);
  await expect(form.getByRole('button', { name: '获取验证码' })).toBeDisabled();
  await form.getByLabel('手机号', { exact: true }).fill(mobile);
  const code = await askCode(form);
  await form.getByLabel('手机验证码').fill(code === '000000' ? '111111' : '000000');
  await form.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await form.getByLabel('确认密码').fill(PASSWORD);
  await form.getByRole('button', { name: '注册', exact: true }).click();
  await expect(message(page, '验证码错误或已过期')).toBeVisible();
  await form.getByLabel('手机验证码').fill(code);
  await form.getByRole('button', { name: '注册', exact: true }).click();
  await expect(message(page, '注册成功!')).toBeVisible();
  await expect(form).toHaveCount(0);

  await loginLink(page).click();
  await logIn(page, mobile, 'wrong-one');
  await expect(message(page, '手机号或密码错误')).toBeVisible();
  await logIn(page, mobile);
  await expect(message(page, '登录成功!')).toBeVisible();
  const name = bar(page).getByRole('link', { name: `用户${mobile.slice(-4)}` });
  await expect(name).toBeVisible();
  for (const { name, days } of [COOKIES.userToken, COOKIES.userName, COOKIES.uid])
    await expect.poll(async () => (await cookieOf(context, name))?.days, name).toBeCloseTo(days, 1);

  await page.reload();
  await expect(name).toBeVisible();
  const other = await context.newPage();
  await other.goto('/userticker');
  await other.getByRole('button', { name: '退出', exact: true }).click();
  await expect(loginLink(other)).toBeVisible();
  await expect(other).toHaveURL(/\/userticker/);
  await expect(loginLink(page)).toBeVisible();
});

test('a code login by keyboard alone; another phone; a used phone; an ended session', async ({
  page,
  watched,
}) => {
  watched.allow(REFUSED);
  const [mobile, next] = [newPhone(), newPhone()];
  await registerByCalls(page, mobile);

  await page.goto('/user/security');
  const form = windowOf(page);
  await expect(form).toBeVisible();
  await form.getByRole('radio', { name: '密码登录' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(mobile);
  const code = await askCode(form);
  const codeField = form.getByLabel('验证码', { exact: true });
  await codeField.focus();
  await page.keyboard.type(code === '000000' ? '111111' : '000000');
  await page.keyboard.press('Enter');
  await expect(message(page, '验证码错误或已过期')).toBeVisible();
  await codeField.fill('');
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(message(page, '登录成功!')).toBeVisible();
  await expect(page).toHaveURL(/\/user\/security/);

  await page.getByRole('button', { name: '更换手机号' }).click();
  const change = page.getByRole('form', { name: '更换手机号' });
  await change.getByLabel('新手机号').fill(next);
  const changeCode = await askCode(change);
  await change.getByLabel('手机验证码').fill(changeCode);
  await change.getByLabel('登录密码').fill(PASSWORD);
  await change.getByRole('button', { name: '更换', exact: true }).click();
  await expect(message(page, '手机号已更换')).toBeVisible();
  await expect(page.getByText(`+86 138****${next.slice(-4)}`)).toBeVisible();

  await bar(page).getByRole('button', { name: '退出', exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(form).toHaveCount(0);

  await bar(page).getByRole('link', { name: '注册', exact: true }).click();
  await form.getByLabel('手机号', { exact: true }).fill(next);
  const usedCode = await askCode(form);
  await form.getByLabel('手机验证码').fill(usedCode);
  await form.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await form.getByLabel('确认密码').fill(PASSWORD);
  await form.getByRole('button', { name: '注册', exact: true }).click();
  await expect(form.getByRole('alert').filter({ hasText: '手机号已经存在' })).toBeVisible();

  await form.getByRole('button', { name: '去登录' }).click();
  await logIn(page, next);
  await expect(message(page, '登录成功!')).toBeVisible();
  await page.goto('/user/setting');
  await expect(page.getByLabel('昵称')).toBeVisible();
  const kept = await cookieOf(page.context(), COOKIES.userToken.name);
  await endSession(page, kept?.value ?? '');
  // Any call of the page may find it out first, and the login window then lies over the link.
  await expect(async () => {
    if (!(await form.isVisible()))
      await page.getByRole('link', { name: '账号安全' }).click({ timeout: 1_000 });
    await expect(message(page, '登录已过期，请重新登录')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(form).toBeVisible();
  await expect.poll(() => cookieOf(page.context(), COOKIES.userToken.name)).toBeUndefined();
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
