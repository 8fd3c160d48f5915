import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { phone, preferTheme, sidewaysScroll } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

/** Something published lately, asked of the upstream as the page would: ids are the seconds of publication. */
async function addresses(request: APIRequestContext): Promise<readonly string[]> {
  const first = async (path: string) => {
    const answer = (await (await request.get(path)).json()) as { data: { list: { id: number }[] } };
    return answer.data.list[0]?.id ?? 0;
  };
  const [article, flash, notice] = await Promise.all([
    first('/api/v4/news/news?channelid=9&per_page=1'),
    first('/api/v4/news/news?channelid=24&per_page=1'),
    first('/api/v3/exchange/news?per_page=1'),
  ]);
  return [
    '/news',
    '/news?tab=7',
    '/news/flash.html',
    `/news/${article}.html`,
    `/news/${flash}.html`,
    '/notice',
    `/notice/${notice}`,
    '/notice/exchange/binance',
    '/notice/coin/bitcoin',
    '/announcement',
    '/announcement/demo-data.html',
    '/exchange/notice',
    `/exchange/notice/${notice}`,
  ];
}

test('a reader goes from the front page to an article, and on to the next', async ({ page }) => {
  await page.goto('/news?tab=0');
  const row = page.getByRole('main').getByRole('article').nth(1);
  const title = await row.getByRole('heading').textContent();
  await row.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(page.getByRole('table')).toContainText('%');
  await page.getByRole('radio', { name: '大' }).click();
  await page.getByRole('navigation', { name: '上一篇与下一篇' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('an article stands in the page before any script runs, and an unknown one is a real 404', async ({
  request,
}) => {
  const [, , , article = ''] = await addresses(request);
  const page = await (await request.get(article)).text();
  expect(page).toContain('"@type":"NewsArticle"');
  expect(page).toMatch(/<h1>[^<]{8,}<\/h1>/);
  expect((await request.get('/news/123.html')).status()).toBe(404);
  expect((await request.get('/notice/5')).status()).toBe(404);
});

test('the kinds of flashes and older ones keep their place in the address and in the list', async ({
  page,
}) => {
  await page.goto('/news/flash.html');
  await page.getByRole('radio', { name: '重要' }).click();
  await expect(page).toHaveURL(/kind=important/);
  await page.reload();
  await expect(page.getByRole('radio', { name: '重要' })).toBeChecked();
  const rows = page.getByRole('main').getByRole('article');
  await expect(rows.first()).toContainText('重要');
  const before = await rows.count();
  await page.getByRole('button', { name: '加载更多' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(before);
});

for (const theme of ['light', 'dark'] as const) {
  test(`the pages of the news are accessible in the ${theme} theme`, async ({ page, request }) => {
    test.slow();
    await preferTheme(page, theme);
    for (const path of await addresses(request)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
    }
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  for (const theme of ['light', 'dark'] as const) {
    test(`no page of the news scrolls sideways or is hard to use, ${theme}`, async ({ page, request }) => {
      test.slow();
      await preferTheme(page, theme);
      for (const path of await addresses(request)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await sidewaysScroll(page), path).toBe(0);
        await expectAccessible(page);
      }
    });
  }
});
