import { pngOf } from '@coinmirror/shared/testing/pictures.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test, WITHOUT_LINE } from '../support/test.ts';

const form = (page: Page) => page.getByRole('form', { name: '提交币种' });
const next = (page: Page) => form(page).getByRole('button', { name: '下一步' }).click();
const box = (page: Page, name: string): Locator => form(page).getByRole('textbox', { name, exact: true });
const option = (page: Page, group: string, name: string) =>
  form(page).getByRole('group', { name: group }).getByText(name, { exact: true });
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

/** A PNG whose header states this size in pixels. */
function png(width: number): { name: string; mimeType: string; buffer: Buffer } {
  return { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(pngOf(width)) };
}

const PDF = {
  name: 'whitepaper.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3 * 1024 * 1024)]),
};

test('a coin is submitted on a phone: drafts survive a reload, a broken upload is retried, one receipt', async ({
  page,
  watched,
}) => {
  watched.allow(WITHOUT_LINE);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/submit/coin');
  await box(page, '联系人').fill('小镜');
  await box(page, '邮箱').fill('listing@example.com');
  await option(page, '提交者身份', '项目团队').click();
  await next(page);
  await expect(step(page, '基本信息')).toBeFocused();
  await box(page, '项目全称').fill('Mirror Test');
  await page.reload();
  await expect(page.getByText('保存在本机的草稿')).toBeVisible();
  await expect(box(page, '项目全称')).toHaveValue('Mirror Test');

  await box(page, '简称').fill('MIR');
  await option(page, '赛道', 'DeFi').click();
  await box(page, '项目介绍').fill('镜'.repeat(99));
  await next(page);
  await expect(form(page).getByText('项目介绍至少 100 个字')).toBeVisible();
  await expect(box(page, '项目介绍')).toBeFocused();
  await box(page, '项目介绍').fill('镜'.repeat(100));
  await next(page);
  await option(page, '是否已发币', '否').click();
  await form(page).getByLabel('上线日期').fill('2026-12-01');
  await option(page, '是否开源', '否').click();
  await option(page, '是否审计', '否').click();
  await next(page);
  await box(page, '官网').fill('https://example.com');
  await next(page);

  await expect(step(page, '资料上传')).toBeVisible();
  await form(page).getByLabel('标志').setInputFiles(png(400));
  await expect(form(page).getByText('图片应为 500×500 像素，这一张是 400×400')).toBeVisible();
  await page.route(/submission\/upload/, (route) => route.abort('internetdisconnected'), { times: 1 });
  await form(page).getByLabel('标志').setInputFiles(png(500));
  await form(page).getByRole('button', { name: '重试' }).click();
  await expect(form(page).getByText('已上传 1 KB')).toBeVisible();
  await form(page).getByLabel('白皮书').setInputFiles(PDF);
  await expect(form(page).getByText('已上传 3.0 MB')).toBeVisible();
  await expectAccessible(page);
  await next(page);

  await expect(form(page).getByText('whitepaper.pdf')).toBeVisible();
  await form(page).getByText('我确认以上资料真实').click();
  await expectAccessible(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('submission/add')) sent.push(request.url());
  });
  await form(page).getByRole('button', { name: '提交申请' }).dblclick();
  await expect(step(page, '已收到申请')).toBeFocused();
  await expect(page.getByText(/CM-COIN-\d{8}-\d{5}/)).toBeVisible();
  expect(sent).toHaveLength(1);
  await page.goto('/submit/coin');
  await expect(box(page, '邮箱')).toHaveValue('');
});

test('by keyboard alone all steps can be completed, and Enter in a field continues', async ({ page }) => {
  await page.goto('/submit/coin');
  await box(page, '联系人').focus();
  await page.keyboard.type('小镜');
  await page.keyboard.press('Enter');
  await expect(box(page, '邮箱')).toBeFocused();
  await page.keyboard.type('listing@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(step(page, '基本信息')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(box(page, '项目全称')).toBeFocused();
  await page.goBack();
  await expect(box(page, '邮箱')).toHaveValue('listing@example.com');
});
