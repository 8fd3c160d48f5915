import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';

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
});
