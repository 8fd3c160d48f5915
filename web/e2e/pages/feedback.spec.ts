import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: '意见反馈' });
const words = (page: Page) => dialog(page).getByLabel('反馈内容');
const send = (page: Page) => dialog(page).getByRole('button', { name: '提交' });
const CALL = /feedback\/add/;

async function open(page: Page, path = '/contact?to=service'): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').getByRole('button', { name: '意见反馈' }).press('Enter');
  await expect(words(page)).toBeVisible();
}

/** Answers instead of the upstream, so that no test uses up the visitor's feedback limit; counts what is sent. */
async function answer(page: Page): Promise<URLSearchParams[]> {
  const sent: URLSearchParams[] = [];
  await page.route(CALL, async (route) => {
    sent.push(new URLSearchParams(route.request().postData() ?? ''));
    await route.fulfill({ json: { code: 200, msg: 'success', data: null } });
  });
  return sent;
}

test('by keyboard alone: type, text, toast; then it clears and closes', async ({ page }) => {
  await open(page);
  await send(page).click();
  await expect(dialog(page).getByText('请填写反馈内容')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await dialog(page).getByRole('radio', { name: '纠错' }).focus();
  await page.keyboard.press('Space');
  await words(page).focus();
  await page.keyboard.type('比特币的最大供应量不对');
  const sent: string[] = [];
  await page.route(CALL, (route) => {
    sent.push(route.request().postData() ?? '');
    return route.continue();
  });
  await send(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('反馈已提交给服务商')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(Object.fromEntries(new URLSearchParams(sent[0]))).toMatchObject({
    type: '1',
    intro: '比特币的最大供应量不对 /contact?to=service',
    email: '',
  });
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: '意见反馈' }).click();
  await expect(words(page)).toHaveValue('');
});

test('from the footer it opens over the page, and the report says which page that was', async ({ page }) => {
  const sent = await answer(page);
  await page.goto('/exchange/binance?kind=swap');
  await page.getByRole('contentinfo').getByRole('link', { name: '反馈' }).click();
  await words(page).fill('成交额不对');
  await send(page).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(sent.map((form) => form.get('intro'))).toEqual(['成交额不对 /exchange/binance?kind=swap']);
});

test('contacts: every code, its address copied with a confirmation; the project dialog says what to mail', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact');
  const copies = page.getByRole('main').getByRole('button', { name: /^复制.*链接$/ });
  await expect(copies).toHaveCount(3);
  const widths = () =>
    page
      .getByRole('main')
      .getByRole('img', { name: /二维码$/ })
      .evaluateAll((codes) => codes.map((code) => code.getBoundingClientRect().width));
  await expect.poll(widths, 'the codes are of one size').toEqual(Array(3).fill(132));
  await copies.first().press('Enter');
  await expect(page.getByText('复制成功!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://work.example.com/u/1');

  await page.getByRole('button', { name: '添加项目' }).press('Enter');
  const project = page.getByRole('dialog', { name: '添加项目' });
  await expect(project.getByRole('listitem')).toHaveText([
    '项目全称',
    '所属主网',
    '官方网站',
    '合约地址',
    '挖矿开始时间',
  ]);
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(project).toHaveCount(0);
});
