import { publishedIds } from '../support/examples.ts';
import { phone } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

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

test('an article is in the page before any script runs, and an unknown one is a real 404', async ({
  request,
}) => {
  const { article } = await publishedIds(request);
  const page = await (await request.get(`/news/${article}.html`)).text();
  expect(page).toContain('"@type":"NewsArticle"');
  expect(page).toMatch(/<h1>[^<]{8,}<\/h1>/);
  expect((await request.get('/news/123.html')).status()).toBe(404);
  expect((await request.get('/notice/5')).status()).toBe(404);
});

test('the address keeps the kind of flashes, and the list keeps older ones', async ({ page }) => {
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

test.describe('on a phone', () => {
  test.use(phone);

  test('the bar at the bottom leads to what happened in the last hour, four flashes and the next to a screen', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('navigation', { name: '底栏' }).getByRole('link', { name: '快讯' }).tap();
    await expect(page.getByText(/^过去一小时/)).toBeVisible();
    const rows = page.getByRole('main').getByRole('article');
    const dock = await page.getByRole('navigation', { name: '底栏' }).boundingBox();
    const fifth = await rows.nth(4).boundingBox();
    expect(fifth?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(dock?.y ?? 0);
  });
});
