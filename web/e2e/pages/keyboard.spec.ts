import { COOKIES } from '@coinmirror/shared/constants/cookies.ts';
import type { Locator, Page } from '@playwright/test';
import {
  BY_HAND,
  becomeMember,
  keysTo,
  lookForGap,
  newPhone,
  PASSWORD,
  registerByCalls,
  windowOf,
} from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { cookieOf } from '../support/cookies.ts';
import { enter, tabTo, typeInto } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

const bar = (page: Page) => page.getByRole('banner').locator('..');
const message = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const names = (page: Page) => page.locator('tbody th[scope="row"]');

/** Requests a code and solves the slider, which takes the focus by itself, with the arrow keys. */
async function codeByKeyboard(page: Page, form: Locator): Promise<string> {
  await enter(page, form.getByRole('button', { name: '获取验证码' }));
  const slider = form.getByRole('slider', { name: /滑块验证/ });
  await expect(slider).toBeFocused();
  for (const key of keysTo(await lookForGap(form))) await page.keyboard.press(key, BY_HAND);
  const hint = form.getByTestId('code-hint');
  await expect(hint).toHaveText(/^\d{4,8}$/);
  return (await hint.textContent()) ?? '';
}

test('a visitor registers and logs in both ways without a mouse', async ({ page }) => {
  const mobile = newPhone();
  const form = windowOf(page);
  const register = bar(page).getByRole('link', { name: '注册', exact: true });
  const login = bar(page).getByRole('link', { name: '登录', exact: true });
  await page.goto('/contact');
  // Before the app has started the links lead to pages of their own.
  await expect(page.getByRole('button', { name: '添加项目' })).toBeVisible();
  await enter(page, register);
  await expect(form.getByLabel('手机号', { exact: true })).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await typeInto(page, form.getByLabel('手机号', { exact: true }), mobile);
  const code = await codeByKeyboard(page, form);
  await typeInto(page, form.getByLabel('手机验证码'), code);
  await typeInto(page, form.getByLabel('密码', { exact: true }), PASSWORD);
  await typeInto(page, form.getByLabel('确认密码'), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(message(page, '注册成功!')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(register).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await expect(login).toBeFocused();
  await page.keyboard.press('Enter');
  await typeInto(page, form.getByLabel('手机号', { exact: true }), mobile);
  await typeInto(page, form.getByLabel('密码', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(message(page, '登录成功!')).toBeVisible();
  await expect(form).toHaveCount(0);
  for (const { name, days } of [COOKIES.userToken, COOKIES.userName, COOKIES.uid])
    await expect.poll(async () => (await cookieOf(page.context(), name))?.days, name).toBeCloseTo(days, 1);
  // The link that opened the dialog has gone.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  // The focus ring is for elements that can be pressed.
  await expect(heading).toHaveCSS('outline-style', 'none');
  await page.reload();
  await enter(page, bar(page).getByRole('button', { name: '退出', exact: true }));

  await enter(page, login);
  await tabTo(page, form.getByRole('radio', { name: '密码登录' }));
  await page.keyboard.press('ArrowRight');
  await typeInto(page, form.getByLabel('手机号', { exact: true }), mobile);
  await typeInto(page, form.getByLabel('验证码', { exact: true }), await codeByKeyboard(page, form));
  await page.keyboard.press('Enter');
  await expect(bar(page).getByRole('link', { name: `用户${mobile.slice(-4)}` })).toBeVisible();
});

// Separate: a challenge lasts ten seconds, and checking a page may take as long on a busy machine.
test('the slider before a code is accessible', async ({ page }) => {
  await page.goto('/user/signin');
  const start = page.getByRole('button', { name: '点击进行安全验证' });
  await enter(page, start);
  await expect(page.getByRole('slider', { name: /滑块验证/ })).toBeFocused();
  await expectAccessible(page, 'main');
});

test('coins are starred, sorted and grouped without a mouse', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: '加自选 以太坊', exact: true })).toBeVisible();
  await enter(page, page.getByRole('link', { name: '跳到正文' }));
  await enter(page, page.getByRole('button', { name: '加自选 比特币', exact: true }));
  await enter(page, page.getByRole('button', { name: '加自选 以太坊', exact: true }));
  await expect(page.getByRole('button', { name: '取消自选 以太坊' })).toBeFocused();

  await page.goto('/userticker');
  await expect(names(page)).toHaveText([/比特币/, /以太坊/]);
  await enter(page, page.getByRole('link', { name: '跳到正文' }));
  await tabTo(page, page.getByRole('button', { name: /^调整 比特币 的顺序/ }));
  await page.keyboard.press('ArrowDown');
  await expect(names(page)).toHaveText([/以太坊/, /比特币/]);
  await expect(page.getByRole('button', { name: /^调整 比特币 的顺序/ })).toBeFocused();

  await page.goto('/userticker');
  await enter(page, page.getByRole('button', { name: '新建分组' }));
  await expect(page.getByLabel('分组名称')).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await typeInto(page, page.getByLabel('分组名称'), '观察');
  await page.keyboard.press('Enter');
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
  await expect(tab('观察')).toHaveAttribute('aria-selected', 'true');
  await page.goto('/userticker');
  await tabTo(page, tab('默认'));
  await page.keyboard.press('ArrowRight');
  await expect(tab('观察')).toBeFocused();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page.getByRole('tab')).toHaveText([/^观察/, /^默认/]);
  await expect(tab('观察')).toBeFocused();
  await enter(page, page.getByRole('button', { name: '分组操作' }));
  await expect(page.getByRole('menuitem', { name: '重命名' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  // The existing name is selected, to be replaced by typing.
  await expect(page.getByLabel('分组名称')).toBeFocused();
  await page.keyboard.type('长期');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab')).toHaveText([/^长期/, /^默认/]);
});

test('a comment is written, sent through the login it needs, liked and deleted without a mouse', async ({
  page,
}) => {
  const mobile = newPhone();
  await registerByCalls(page, mobile);
  const form = windowOf(page);
  const words = `键盘写的 ${mobile}`;
  const comment = page.getByRole('listitem').filter({ hasText: words });
  await page.goto('/currencies/monero?tab=comments');
  const box = page.getByLabel('写评论');
  await expect(box).toBeVisible();
  await enter(page, page.getByRole('link', { name: '跳到正文' }));
  await typeInto(page, box, words);
  await enter(page, page.getByRole('button', { name: '发表评论' }));
  await typeInto(page, form.getByLabel('手机号', { exact: true }), mobile);
  await typeInto(page, form.getByLabel('密码', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(message(page, '登录成功!')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(comment).toHaveCount(1);
  await expect(box).toHaveValue('');
  await expectAccessible(page, 'main');
  await enter(page, comment.getByRole('button', { name: '赞，已有 0 个' }));
  await expect(comment.getByRole('button', { name: '赞，已有 1 个' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await enter(page, comment.getByRole('button', { name: '删除' }));
  await expect(comment.getByRole('button', { name: '确认删除' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(comment).toHaveCount(0);
});

test('the settings are changed without a mouse', async ({ page }) => {
  await becomeMember(page);
  await page.goto('/user/setting');
  await expect(page.getByLabel('昵称')).toBeVisible();
  await enter(page, page.getByRole('link', { name: '跳到正文' }));
  await tabTo(page, page.getByLabel('昵称'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('键盘');
  await page.keyboard.press('Enter');
  await expect(message(page, '资料已保存')).toBeVisible();
  const theme = page.getByRole('main').getByRole('radiogroup', { name: '主题' });
  await tabTo(page, theme.getByRole('radio', { checked: true }));
  while ((await page.locator('html').getAttribute('data-theme')) !== 'dark') {
    await page.keyboard.press('ArrowRight');
  }
});
