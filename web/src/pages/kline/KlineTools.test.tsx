import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

const stored = () => JSON.parse(localStorage.getItem('kline') ?? '{}') as Record<string, unknown>;

describe('the tools of the chart’s page', () => {
  test('show side charts, each with its own pair and period, and remember them', async () => {
    const { user } = await renderPage('/kline');
    await user.click(await screen.findByRole('button', { name: '1 图' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: '2 幅图' }));
    await user.keyboard('{Escape}');
    const side = within(await screen.findByRole('region', { name: 'BTC/USDT' }));
    await user.click(side.getByRole('combobox', { name: '这幅图的币种' }));
    await user.click(await screen.findByRole('option', { name: /^ETH/ }));
    expect(await screen.findByRole('region', { name: 'ETH/USD' })).toBeTruthy();
    expect(stored()).toMatchObject({ charts: 2, sides: [{ ticker: 'ethereum', period: 60 }] });
  });

  test('save indicators under a name and restore them', async () => {
    const { user } = await renderPage('/kline');
    await user.click(await screen.findByRole('button', { name: '指标 2' }));
    await user.type(await screen.findByRole('textbox', { name: '模板名称' }), '均线');
    await user.click(screen.getByRole('button', { name: '保存当前指标' }));
    await user.click(screen.getByRole('checkbox', { name: /^VOL/ }));
    expect(stored()['indicators']).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '均线' }));
    await waitFor(() => expect(stored()['indicators']).toHaveLength(2));
  });

  test('find indicators by name, English name and pinyin', async () => {
    const { user } = await renderPage('/kline');
    await user.click(await screen.findByRole('button', { name: '指标 2' }));
    const search = await screen.findByRole('searchbox', { name: '搜索指标' });
    const shown = () =>
      screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label') ?? nameOf(box));
    await user.type(search, 'zjfl');
    await waitFor(() => expect(shown()).toEqual(['FUNDING 资金费率']));
    await user.clear(search);
    await user.type(search, 'bollinger');
    await waitFor(() => expect(shown()).toEqual(['BOLL 布林带']));
    await user.clear(search);
    await user.type(search, '没有这个');
    expect(await screen.findByText(/^没有匹配的指标/)).toBeTruthy();
  });

  test('offer futures below the candles, and say of which coin there are none', async () => {
    const { user, unmount } = await renderPage('/kline');
    await user.click(await screen.findByRole('button', { name: '指标 2' }));
    await user.click(await screen.findByRole('checkbox', { name: /^FUNDING/ }));
    await waitFor(() => expect(stored()['indicators']).toContainEqual({ key: 'FUNDING', params: [] }));
    unmount();
    server.use(answers('futuresHours', { code: 200, msg: 'success', data: null }));
    const other = await renderPage('/kline');
    await other.user.click(await screen.findByRole('button', { name: '指标 3' }));
    expect(await screen.findByText('比特币没有合约，不能显示衍生品指标。')).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /^OI/ })).toHaveProperty('disabled', true);
    // What is shown can go.
    expect(screen.getByRole('checkbox', { name: /^FUNDING/ })).toHaveProperty('disabled', false);
  });

  test('merge the order books and trades of venues in the same quote, each trade with its venue', async () => {
    const { user } = await renderPage('/kline/binance_btc_usdt');
    await user.click(await screen.findByRole('button', { name: '1 家平台' }));
    const venues = await screen.findAllByRole('menuitemcheckbox');
    expect(venues.length).toBeGreaterThan(2);
    await user.click(venues[1] as HTMLElement);
    await user.keyboard('{Escape}');
    const trades = within(await screen.findByRole('table', { name: '最新成交' }));
    expect(await trades.findByRole('columnheader', { name: '平台' })).toBeTruthy();
    await waitFor(() => {
      const named = trades.getAllByRole('row').map((row) => row.lastElementChild?.textContent);
      expect(new Set(named.slice(1)).size).toBe(2);
    });
    expect(await screen.findByRole('button', { name: '2 家平台' })).toBeTruthy();
  });

  test('leave small trades out of the list, by their worth in USD', async () => {
    const { user } = await renderPage('/kline/binance_btc_usdt');
    const table = await screen.findByRole('table', { name: '最新成交' });
    await user.click(await screen.findByRole('combobox', { name: '单笔最小金额' }));
    await user.click(await screen.findByRole('option', { name: '≥ $1,000' }));
    const number = (cell: Element | undefined) => Number(cell?.textContent?.replace(/[^\d.]/g, ''));
    const worths = () =>
      within(table)
        .queryAllByRole('row')
        .slice(1)
        .filter(({ children }) => children.length > 1)
        .map(({ children: [, price, size] }) => number(price) * number(size));
    await waitFor(() => expect(worths().every((worth) => worth >= 980)).toBe(true));
  });
});

function nameOf(box: HTMLElement): string {
  return box.closest('label')?.textContent ?? '';
}
