import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

/** Their numbers are points, or yuan. */
const NO_DOLLARS: ReadonlySet<string> = new Set(['/exchange/exrank.html', '/exchange/otc']);

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

describe('the rankings of exchanges', () => {
  test('are linked with each other, and each row with its exchange', async () => {
    const { path } = await renderPage('/exchange');
    const link = await screen.findByRole('link', { name: '币安' });
    expect(link.getAttribute('href')).toBe('/exchange/binance');
    const strip = screen.getByRole('navigation', { name: '交易所榜单' });
    expect(within(strip).getByRole('link', { current: 'page' }).textContent).toBe('全部');
    expect(within(strip).getByRole('link', { name: 'DEX' }).getAttribute('href')).toBe('/exchange/dex');
    expect(path()).toBe('/exchange');
  });

  test('filter the list by what is traded, kept in the address', async () => {
    const { user, path } = await renderPage('/exchange');
    await screen.findByRole('link', { name: '币安' });
    await user.click(screen.getByRole('combobox', { name: '交易类型' }));
    await user.click(await screen.findByRole('option', { name: '去中心化' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: '币安' })).toBeNull());
    expect(await screen.findByRole('link', { name: 'Uniswap' })).toBeTruthy();
    expect(path()).toBe('/exchange?type=dex');
  });

  test.each([
    ['/exchange/exrank.html', '变化原因'],
    ['/exchange/futures', 'BTC费率'],
    ['/exchange/dex', 'TVL'],
    ['/exchange/hot', '人气指数'],
    ['/exchange/otc', '溢价'],
    ['/exchange/index2', '资产储备'],
  ])('%s has rows, and the column one comes for', async (path, column) => {
    await renderPage(path);
    await waitFor(() => expect(rows().length).toBeGreaterThan(7));
    expect(screen.getByRole('columnheader', { name: new RegExp(column) })).toBeTruthy();
    const units = screen.queryAllByRole('combobox', { name: '计价单位' });
    expect(units).toHaveLength(NO_DOLLARS.has(path) ? 0 : 1);
  });

  test('begin with what the list says today', async () => {
    await renderPage('/exchange');
    expect(await screen.findByText(/家 24 小时现货成交/)).toBeTruthy();
    expect(screen.getByText(/家托管平台里/)).toBeTruthy();
  });

  test('list decentralised exchanges of coins apart from those of perpetuals', async () => {
    const { user, path } = await renderPage('/exchange/dex');
    expect(await screen.findByRole('rowheader', { name: 'Uniswap' })).toBeTruthy();
    expect(screen.queryByRole('rowheader', { name: 'Hyperliquid' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: '永续' }));
    expect(await screen.findByRole('rowheader', { name: 'Hyperliquid' })).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: /24H合约成交额/ })).toBeTruthy();
    expect(path()).toBe('/exchange/dex?kind=futures');
  });

  test('report a failure and can be retried', async () => {
    server.use(answers('futuresVenues', { code: 500, msg: '繁忙' }));
    const { user } = await renderPage('/exchange/futures');
    await screen.findByRole('alert');
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('rowheader', { name: '币安' })).toBeTruthy();
  });
});
