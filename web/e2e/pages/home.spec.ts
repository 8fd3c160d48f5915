import { expectAccessible } from '../support/axe.ts';
import { phone, preferTheme, sidewaysScroll } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

test('home shows the ranking, and a row leads to its coin', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const bitcoin = page.getByRole('link', { name: /比特币/ }).first();
  await bitcoin.click();
  await expect(page).toHaveURL(/\/currencies\/bitcoin\/?$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('比特币');
});

for (const theme of ['light', 'dark'] as const) {
  test(`home is accessible in the ${theme} theme`, async ({ page }) => {
    await preferTheme(page, theme);
    await page.goto('/');
    await expect(page.getByRole('row').nth(20)).toBeVisible();
    await expectAccessible(page);
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  test('home does not scroll sideways', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('row').nth(5)).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
