import { expect, test } from '../support/test.ts';

test('a price on home moves within 3 s, and nothing but price cells is drawn again', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('row').nth(20)).toBeVisible();
  await page.evaluate(() => {
    const moved: string[] = [];
    const replaced: string[] = [];
    Object.assign(window, { moved, replaced });
    const rows = document.querySelector('table tbody, [role="rowgroup"]:last-child');
    if (!rows) throw new Error('no table');
    new MutationObserver((records) => {
      for (const record of records) {
        if (record.target === rows) replaced.push('row');
        const cell = (
          record.target instanceof Element ? record.target : record.target.parentElement
        )?.closest('td');
        if (record.type === 'characterData' && cell) moved.push(String(cell.cellIndex));
        if (cell?.querySelector('svg polyline, svg path') && cell.querySelector('a, button') === null) {
          replaced.push('picture');
        }
      }
    }).observe(rows, { subtree: true, childList: true, characterData: true });
  });
  await page.waitForFunction(() => Reflect.get(window, 'moved').length > 0, undefined, { timeout: 3_000 });
  await page.waitForTimeout(1_500);
  expect(await page.evaluate(() => Reflect.get(window, 'replaced'))).toEqual([]);
});

test('the socket closes on the way to a page without prices', async ({ page }) => {
  const opened = page.waitForEvent('websocket');
  await page.goto('/');
  const socket = await opened;
  await page.getByRole('link', { name: '关于我们' }).first().click();
  await expect(page).toHaveURL(/\/aboutus/);
  await expect.poll(() => socket.isClosed()).toBe(true);
});
