import { logIn, newPhone, registerByCalls } from '../support/account.ts';
import { expect, test } from '../support/test.ts';

test('a vote waits for the login, counts once, can be changed and withdrawn, and survives a reload', async ({
  page,
}) => {
  const mobile = newPhone();
  await registerByCalls(page, mobile);
  // A separate coin, so that no other test votes on it.
  await page.goto('/currencies/litecoin/longShort');
  const card = page.getByRole('region', { name: '莱特币：看多还是看空' });
  const bullish = card.getByRole('button', { name: /^看多/ });
  const bearish = card.getByRole('button', { name: /^看空/ });
  await expect(card).toContainText('还没有人投票');

  await bullish.click();
  await logIn(page, mobile);
  await expect(bullish).toHaveAttribute('aria-pressed', 'true');
  await expect(card).toContainText('近 24 小时 1 人投票');

  await bearish.click();
  await expect(bearish).toHaveAttribute('aria-pressed', 'true');
  await expect(bullish).toHaveAttribute('aria-pressed', 'false');
  await expect(card).toContainText('近 24 小时 1 人投票');

  await page.reload();
  await expect(bearish).toHaveAttribute('aria-pressed', 'true');
  await bearish.click();
  await expect(card).toContainText('还没有人投票');
});

test('items are voted good or bad news one by one, by keyboard too', async ({ page }) => {
  const mobile = newPhone();
  await registerByCalls(page, mobile);
  await page.goto('/currencies/litecoin/dynamic');
  const good = page.getByRole('button', { name: /^利好，\d+ 票/ }).first();
  await good.focus();
  await page.keyboard.press('Enter');
  // The page shows a vote before the upstream has it; leaving earlier would cancel the call.
  const reported = page.waitForResponse(/\/vote\/cast/);
  await logIn(page, mobile);
  await (await reported).finished();
  await expect(good).toHaveAttribute('aria-pressed', 'true');
  await expect(good).toHaveAccessibleName(/^利好，1 票/);
  // The page and the coin's tab show the same item.
  await page.goto('/currencies/litecoin?tab=dynamic');
  await expect(page.getByRole('button', { name: /^利好，1 票/ }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
