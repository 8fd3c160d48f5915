import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';

const heads = () =>
  screen
    .queryAllByRole('columnheader')
    .map((head) => head.textContent)
    .filter((text) => text !== '指标');
const cellsOf = (row: RegExp) =>
  within(screen.getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('two exchanges are compared by fees, reserves, depth, coins, licences, volume, pairs and founding date', async () => {
  await renderPage('/compare?kind=exchange&c=binance,uniswap');
  await waitFor(() => expect(heads()).toEqual(['币安', expect.stringContaining('Uniswap')]));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('交易所对比');
  expect(document.title).toMatch(/^交易所对比/);
  for (const row of [
    /^现货挂单费/,
    /^资产储备/,
    /^\+2% 深度/,
    /^币种/,
    /^牌照与登记/,
    /^24H现货成交额/,
    /^现货交易对/,
    /^成立/,
  ])
    expect(cellsOf(row)[0]).not.toBe('--');
  // It has neither futures nor deposits: the values are missing, not 0.
  expect(cellsOf(/^24H合约成交额/)[1]).toBe('--');
  expect(cellsOf(/^储备证明/)[1]).toBe('不托管资产');
  expect(cellsOf(/^牌照与登记/)[1]).toBe('未查到');
});

test('an exchange is added by name, once, and removed again; the address keeps the set', async () => {
  const { user, path } = await renderPage('/compare?kind=exchange&c=binance');
  const field = await screen.findByRole('textbox', { name: '添加交易所' });
  await user.type(field, '币安{Enter}');
  expect(await screen.findByText('已经添加此交易所')).toBeTruthy();
  await user.clear(field);
  await user.type(field, '欧易{Enter}');
  await waitFor(() => expect(path()).toBe('/compare?kind=exchange&c=binance%2Cokx'));
  await user.click(await screen.findByRole('button', { name: '移除 币安' }));
  await waitFor(() => expect(path()).toBe('/compare?kind=exchange&c=okx'));
});

test('a fifth is refused, and 只看差异 hides equal rows', async () => {
  const { user } = await renderPage('/compare?kind=exchange&c=binance,okx,bybit,kraken');
  await waitFor(() => expect(heads()).toHaveLength(4));
  await user.type(screen.getByRole('textbox', { name: '添加交易所' }), 'coinbase');
  await user.click(
    within(await screen.findByRole('list', { name: '匹配的交易所' })).getAllByRole('button')[0] ??
      document.body,
  );
  expect(await screen.findByText('最多添加4个交易所')).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: '只看差异' }));
  for (const row of screen.getAllByRole('row')) {
    const cells = within(row).queryAllByRole('cell');
    if (cells.length > 1)
      expect(new Set(cells.map(({ textContent }) => textContent)).size).toBeGreaterThan(1);
  }
});

test.each(['/exchange', '/exchange/binance'])('the way to it leads from %s', async (from) => {
  await renderPage(from);
  const link = await screen.findByRole('link', { name: '对比' });
  const own = from === '/exchange' ? '' : '&c=binance';
  expect(link.getAttribute('href')).toBe(`/compare?kind=exchange${own}`);
});

test('an empty comparison offers well rated exchanges, one press away', async () => {
  const { user, path } = await renderPage('/compare?kind=exchange');
  const picks = await screen.findByRole('list', { name: '评级靠前的交易所' });
  await user.click((await within(picks).findAllByRole('button'))[0] ?? document.body);
  await waitFor(() => expect(path()).toMatch(/^\/compare\?kind=exchange&c=[a-z]+$/));
});
