import { swipe } from '../support/swipe.ts';
import { expect, test } from '../support/test.ts';

test('another coin can be compared, found by pinyin, kept by a reload and removed', async ({ page }) => {
  await page.goto('/currencies/bitcoin?range=m');
  await page.getByRole('button', { name: '走势对比' }).click();
  const panel = page.getByRole('dialog', { name: '选择对比的币种' });
  await panel.getByRole('searchbox').fill('ytf');
  await expect(panel.getByRole('listitem').first()).toContainText('以太坊');
  await panel.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/vs=ethereum/);
  await expect(page.getByRole('figure', { name: /与以太坊 ETH的涨跌对比/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('figure', { name: /与以太坊 ETH的涨跌对比/ })).toBeVisible();
  await page.getByRole('button', { name: '对比 ETH，点按移除以太坊' }).click();
  await expect(page).not.toHaveURL(/vs=/);
});

test('the address keeps candles and their period, which can be read as a table', async ({ page }) => {
  await page.goto('/currencies/shiba-inu');
  await page.getByRole('radio', { name: 'K线' }).click();
  await page.getByRole('radio', { name: '日线' }).click();
  await expect(page).toHaveURL(/graph=candles/);
  await expect(page).toHaveURL(/period=1440/);
  const chart = page.getByRole('figure', { name: /日线 K 线/ });
  await expect(chart.locator('canvas').first()).toBeVisible();
  await expect(chart).toContainText(/更新于/);
  await chart.getByRole('button', { name: '表格' }).click();
  await expect(chart.getByRole('columnheader', { name: '收盘价(USD)' })).toBeVisible();
  await expect(chart.getByRole('row').nth(30)).toBeAttached();
});

test('the converter works both ways and rejects anything but a number', async ({ page }) => {
  await page.goto('/currencies/tether');
  const coins = page.getByLabel('数量', { exact: true });
  const money = page.getByLabel('金额', { exact: true });
  await coins.fill('250');
  await expect.poll(async () => Number(await money.inputValue())).toBeGreaterThan(240);
  await coins.fill('-3');
  await expect(coins).toHaveValue('-3');
  await expect(page.getByRole('alert').filter({ hasText: '只能输入正数' })).toBeVisible();
  await expect(coins).toHaveAttribute('aria-invalid', 'true');
  await coins.fill('99999999999999999999');
  await expect(page.getByRole('alert').filter({ hasText: '数字太大' })).toBeVisible();
  await money.fill('100');
  await expect.poll(async () => Math.round(Number(await coins.inputValue()) / 10)).toBe(10);
  await coins.fill('');
  await expect(money).toHaveValue('');
});

test('by keyboard alone: a number’s definition, the chart’s range, and tabs whose addresses survive a reload', async ({
  page,
}) => {
  await page.goto('/currencies/bitcoin');
  await test.step('a definition card tells formula, inputs and time, and gives the focus back', async () => {
    const mark = page.getByRole('button', { name: '24H换手：口径说明' });
    await mark.focus();
    await page.keyboard.press('Enter');
    const card = page.getByRole('dialog', { name: '24H换手：口径说明' });
    await expect(card).toContainText('24H成交额 ÷ 流通市值 × 100%');
    await expect(card).toContainText('来源演示数据');
    await expect(card).toContainText('北京时间 UTC+8');
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(mark).toBeFocused();
  });
  await test.step('arrow keys choose among the ranges', async () => {
    await page.getByRole('radio', { name: '24H', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '周', exact: true })).toBeChecked();
    await expect(page).toHaveURL(/range=w/);
  });
  await test.step('Tab goes from tab to tab, Enter opens one', async () => {
    const tabs = page.getByRole('navigation', { name: '比特币的页面' });
    await tabs.getByRole('link', { name: '概况' }).focus();
    await page.keyboard.press('Tab');
    await expect(tabs.getByRole('link', { name: '交易对' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/coinmarket/bitcoin');
    await expect(tabs.getByRole('link', { name: '交易对' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('link', { name: '币安' }).first()).toBeVisible();
  });
  await test.step('a reload keeps the tab, and what was chosen in it', async () => {
    await page.getByRole('navigation', { name: '市场类型' }).getByRole('link', { name: '合约' }).click();
    await page.reload();
    await expect(page.getByRole('columnheader', { name: '资金费率' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a vertical swipe on candles scrolls the page, a horizontal one does not', async ({ page }) => {
    await page.goto('/currencies/bitcoin?graph=candles&period=1440');
    const canvas = page
      .getByRole('figure', { name: /日线 K 线/ })
      .locator('canvas')
      .first();
    await canvas.scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => window.scrollY);
    const start = await scrolled();
    await swipe(canvas, 160, 6);
    expect(await scrolled()).toBe(start);
    await swipe(canvas, 6, -160);
    await expect.poll(scrolled).toBeGreaterThan(start);
  });
});
