import { pages } from '@coinmirror/shared/pages/pages.ts';
import { plannedPages } from '../support/built.ts';
import { exampleAddress } from '../support/examples.ts';
import { phone, sidewaysScroll } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

// One for each layout is judged in the matrix, as a page that is built would be.

test('every planned page answers under its own title, and asks search engines to wait', async ({
  request,
}) => {
  for (const name of plannedPages) {
    const response = await request.get(exampleAddress(name));
    expect.soft(response.status(), name).toBe(200);
    const html = await response.text();
    expect.soft(html, name).toContain(`<title>${pages[name].title} - 币镜</title>`);
    expect.soft(html, name).toMatch(/<meta name="robots" content="noindex/);
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('every planned page says so under its own heading, and fits', async ({ page }) => {
    await page.goto(exampleAddress(plannedPages[0] ?? 'home'));
    for (const name of plannedPages) {
      await test.step(name, async () => {
        await page.evaluate((address) => {
          history.pushState(null, '', address);
          window.dispatchEvent(new PopStateEvent('popstate'));
        }, exampleAddress(name));
        await expect(page.locator('#content h1')).toHaveText(pages[name].title);
        await expect(page.getByText('建设中：')).toBeVisible();
        expect.soft(await sidewaysScroll(page), name).toBe(0);
      });
    }
  });
});
