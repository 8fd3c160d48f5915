import { expect, test } from '../support/test.ts';

test('how the table is sorted stands in the address, survives a reload, and is undone by going back', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('columnheader', { name: '24H额' });
  const firstRow = page.getByRole('row').nth(1);
  const before = await firstRow.textContent();
  await header.getByRole('button').first().click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  const address = page.url();
  expect(address).toContain('?');

  await page.reload();
  await expect(header).toHaveAttribute('aria-sort', 'descending');

  await page
    .getByRole('link', { name: /比特币/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/currencies\/bitcoin/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await page.goForward();
  await expect(page).toHaveURL(/\/currencies\/bitcoin/);
  expect(before).toContain('比特币');
});
