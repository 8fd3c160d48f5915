import type { Page } from '@playwright/test';
import { askCode, becomeMember, countCalls, newPhone, PASSWORD } from '../support/account.ts';
import { reconnect } from '../support/page.ts';
import { expect, test, WITHOUT_LINE } from '../support/test.ts';

// These tests go offline and cause refused calls on purpose.
const REFUSED = /\b422\b/;
const OFFLINE = '网络不通，请检查连接后重试';
/** The message of a form that keeps its input. */
const FORM_OFFLINE = '网络已断开，填写的内容已保留，联网后再提交';
const SCRIPT = '<img src=x onerror=pwn()>';
const LONG = '字'.repeat(5000);

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

test('a phone of symbols, and 5,000 characters, are refused before anything is sent', async ({ page }) => {
  const sent = countCalls(page, '/member/login');
  await page.goto('/user/login');
  const form = page.getByRole('form', { name: '登录' });
  const phone = form.getByLabel('手机号', { exact: true });
  await form.getByLabel('密码', { exact: true }).fill(PASSWORD);
  for (const wrong of ['😀😀😀😀😀😀', LONG, '1'.repeat(5000), '１３８００１３８０００x']) {
    await phone.fill(wrong);
    await form.getByRole('button', { name: '登录', exact: true }).click();
    await expect(form.getByRole('alert')).toHaveText('手机号码格式不正确');
  }
  expect(sent()).toBe(0);
});

test('5,000 characters are too many for a name, a comment, a note and a group, and each says so', async ({
  page,
}) => {
  await becomeMember(page);
  await page.goto('/user/setting');
  await page.getByLabel('昵称').fill(LONG);
  await page.getByLabel('简介').fill(LONG);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(message(page, '昵称最多 20 个字')).toBeVisible();
  await expect(message(page, '简介最多 100 个字')).toBeVisible();
  await expect(page.getByLabel('昵称')).toHaveValue(LONG);

  await openComments(page, 'litecoin');
  await page.getByLabel('写评论').fill(LONG);
  await expect(message(page, '评论不可大于300字')).toBeVisible();
  await expect(page.getByRole('button', { name: '发表评论' })).toBeDisabled();

  await page.goto('/userticker');
  await page.getByRole('button', { name: '新建分组' }).click();
  await page.getByLabel('分组名称').fill(LONG);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(message(page, '分组名称最多 12 个字')).toBeVisible();
});

test('a picture of 10 MB, an SVG and a disguised SVG are refused with a reason, and nothing is sent', async ({
  page,
}) => {
  await becomeMember(page);
  const sent = countCalls(page, '/upload/image');
  await page.goto('/user/setting');
  const file = page.getByLabel('头像图片');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>pwn()</script></svg>');
  for (const name of ['a.svg', 'a.png']) {
    const mimeType = name === 'a.svg' ? 'image/svg+xml' : 'image/png';
    await file.setInputFiles({ name, mimeType, buffer: svg });
    await expect(message(page, '只支持 PNG、JPEG 或 WebP 图片')).toBeVisible();
  }
  await file.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024) });
  await expect(message(page, '图片不能超过 8 MB')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(sent()).toBe(0);
});

test('a double press sends once: registration, login, profile, comment', async ({ page }) => {
  const mobile = newPhone();
  const calls = {
    code: countCalls(page, '/getphonecode'),
    register: countCalls(page, '/member/reg'),
    login: countCalls(page, '/member/login'),
    profile: countCalls(page, '/member/changeinfo'),
    comment: countCalls(page, '/comment/add'),
  };
  await page.goto('/user/signin');
  const form = page.getByRole('form', { name: '注册' });
  await form.getByLabel('手机号', { exact: true }).fill(mobile);
  await form.getByLabel('手机验证码').fill(await askCode(form));
  await form.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await form.getByLabel('确认密码').fill(PASSWORD);
  await form.getByRole('button', { name: '注册', exact: true }).dblclick();
  const login = page.getByRole('form', { name: '登录' });
  await login.getByLabel('手机号', { exact: true }).fill(mobile);
  await login.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await login.getByRole('button', { name: '登录', exact: true }).dblclick();
  await expect(message(page, '登录成功!')).toBeVisible();
  await page.goto('/user/setting');
  await page.getByLabel('昵称').fill(`小镜${mobile}`);
  await page.getByRole('button', { name: '保存' }).dblclick();
  await expect(message(page, '资料已保存')).toBeVisible();
  await openComments(page, 'litecoin');
  await page.getByLabel('写评论').fill(mobile);
  await page.getByRole('button', { name: '发表评论' }).dblclick();
  await expect(said(page, mobile)).toHaveCount(1);
  expect(Object.entries(calls).map(([name, count]) => `${name} ${count()}`)).toEqual([
    'code 1',
    'register 1',
    'login 1',
    'profile 1',
    'comment 1',
  ]);
});

test('a network failure during a registration or a login loses nothing', async ({
  page,
  context,
  watched,
}) => {
  watched.allow(WITHOUT_LINE);
  watched.allow(REFUSED);
  const mobile = newPhone();
  await page.goto('/user/signin');
  const form = page.getByRole('form', { name: '注册' });
  await form.getByLabel('手机号', { exact: true }).fill(mobile);
  await form.getByLabel('手机验证码').fill(await askCode(form));
  await form.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await form.getByLabel('确认密码').fill(PASSWORD);
  await context.setOffline(true);
  await form.getByRole('button', { name: '注册', exact: true }).click();
  await expect(message(page, OFFLINE)).toBeVisible();
  await expect(form.getByLabel('密码', { exact: true })).toHaveValue(PASSWORD);
  await reconnect(page);
  await form.getByRole('button', { name: '注册', exact: true }).click();
  await expect(message(page, '注册成功!')).toBeVisible();
  // So that its next occurrence belongs to the login.
  await expect(message(page, OFFLINE)).toHaveCount(0);

  const login = page.getByRole('form', { name: '登录' });
  await login.getByLabel('手机号', { exact: true }).fill(mobile);
  await login.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await context.setOffline(true);
  await login.getByRole('button', { name: '登录', exact: true }).click();
  await expect(message(page, OFFLINE)).toBeVisible();
  await reconnect(page);
  await login.getByRole('button', { name: '登录', exact: true }).click();
  await expect(message(page, '登录成功!')).toBeVisible();
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

test('a star that did not reach the account is rolled back, with the reason', async ({
  page,
  context,
  watched,
}) => {
  watched.allow(WITHOUT_LINE);
  watched.allow(REFUSED);
  await becomeMember(page);
  await page.goto('/');
  const star = page.getByRole('button', { name: '加自选 比特币', exact: true });
  await expect(star).toBeVisible();
  await context.setOffline(true);
  await star.click();
  await expect(message(page, OFFLINE)).toBeVisible();
  await expect(star).toBeVisible();
  await reconnect(page);
  const saved = page.waitForResponse(/focus\/add/);
  await star.click();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('button', { name: '取消自选 比特币' })).toBeVisible();
});
