import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

const PAGE = '/data/calc.html';
const results = () => screen.findByRole('region', { name: '结果' });

describe(PAGE, () => {
  test('converts at the newest prices, and keeps the input in the address', async () => {
    const { user, path } = await renderPage(`${PAGE}?from=btc&to=usd`);
    await results();
    const amount = screen.getByRole('textbox', { name: '数量' });
    await user.clear(amount);
    await user.type(amount, '2');
    expect(path()).toBe(`${PAGE}?from=btc&to=usd&amount=2`);
    expect((await results()).textContent).toMatch(/USD\d{3},\d{3}\.\d\d USD/);
  });

  test('shows the liquidation price of a position', async () => {
    await renderPage(`${PAGE}?tab=futures&entry=100000&exit=110000&leverage=10`);
    const found = await results();
    expect(within(found).getByText('强平价').nextSibling?.textContent).toBe('$90,500.00');
    expect(within(found).getByText('回报率').nextSibling?.textContent).toContain('+100.00%');
  });

  test('reports invalid input, and gives no result then', async () => {
    const { user } = await renderPage(`${PAGE}?tab=futures&leverage=500`);
    expect((await screen.findByRole('alert')).textContent).toBe('应在 1 到 200 之间');
    expect((await results()).textContent).toContain('请先填好各项');
    await user.click(screen.getByRole('button', { name: '恢复默认' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('each has a tab of its own', async () => {
    const { user, path } = await renderPage(PAGE);
    await user.click(await screen.findByRole('link', { name: '定投回测' }));
    expect(path()).toBe(`${PAGE}?tab=dca`);
    await waitFor(() => expect(document.title).toBe('定投回测计算器 - 币镜'));
    expect(within(await results()).getByText('平均成本')).toBeTruthy();
  });

  test('a daily plan buys on each day of the history', async () => {
    await renderPage(`${PAGE}?tab=dca&every=1&since=2026-11-11`);
    // The test clock starts at 2026-11-20.
    expect(within(await results()).getByText('买入次数').nextSibling?.textContent).toBe('10 次');
  });

  test('offers a retry where prices could not be loaded', async () => {
    server.use(answers('coinRank', { code: 500, msg: '行情服务繁忙' }));
    await renderPage(PAGE);
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
  });
});
