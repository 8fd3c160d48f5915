import { readMeters } from '../support/meters.ts';
import { expect, test } from '../support/test.ts';

test('nothing on home moves once it is painted', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('row').nth(20)).toBeVisible();
  await page.waitForTimeout(2_000);
  const { shift, shifts } = await readMeters(page);
  expect(shift, JSON.stringify(shifts)).toBeLessThan(0.02);
});
