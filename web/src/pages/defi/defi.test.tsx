import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';

const names = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

describe('/data/defi', () => {
  test('lists all protocols and chains, and counts receipts twice on request', async () => {
    const { user, path } = await renderPage('/data/defi');
    expect(names(await screen.findByRole('table', { name: '协议排行' }))[0]).toContain('Aave');
    expect(names(await screen.findByRole('table', { name: '公链' }))[0]).toContain('Ethereum');
    expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe('/data/series/tvl.csv');
    await user.click(screen.getByRole('switch', { name: '含重复计算' }));
    expect(path()).toBe('/data/defi?twice=1');
    // Double-counted figures have no public address.
    await waitFor(() => expect(screen.queryByRole('link', { name: 'CSV' })).toBeNull());
  });

  test.each([
    [1, '协议排行', 'PancakeSwap'],
    [4, '挖矿与资金池', 'Lido'],
    [5, '借贷市场', 'Aave'],
    [6, '治理中的协议', 'Aave'],
    [7, '最优利率', 'USDC'],
    [8, 'DeFi 概念币', 'HYPE'],
    [9, '锚定资产', 'stETH'],
  ])('?tab=%d shows %s', async (tab, title, first) => {
    await renderPage(`/data/defi?tab=${tab}`);
    expect(names(await screen.findByRole('table', { name: title })).join()).toContain(first);
  });

  test.each([
    [2, '2025 年 1 月 15 日', 'MDEX', '/data/defi/heco/mdex'],
    [3, '2026 年 1 月 1 日', 'KSwap', '/data/defi/oec/kswap'],
  ])(
    '?tab=%d says since when the chain is stopped, and lists its last protocols',
    async (tab, end, name, href) => {
      await renderPage(`/data/defi?tab=${tab}`);
      expect(await screen.findByText(/^(Heco|OEC) 已停止$/)).toBeTruthy();
      expect(screen.getByText(new RegExp(end))).toBeTruthy();
      const table = screen.getByRole('table', { name: '最后的协议' });
      expect(
        within(table)
          .getByRole('link', { name: new RegExp(name) })
          .getAttribute('href'),
      ).toBe(href);
    },
  );

  test('a protocol of a stopped chain keeps its page, with the day it ended', async () => {
    await renderPage('/data/defi/heco/lendhub');
    expect(await screen.findByRole('heading', { level: 1, name: 'LendHub' })).toBeTruthy();
    expect(screen.getByText('2025-01-15')).toBeTruthy();
    expect(screen.getByText(/资产可能无法取出/)).toBeTruthy();
    const crumbs = within(screen.getByRole('navigation', { name: '面包屑' })).getAllByRole('link');
    expect(crumbs.at(-1)?.getAttribute('href')).toBe('/data/defi/heco');
  });

  test('?tab=6 has the newest proposals of these protocols, linked to their pages', async () => {
    await renderPage('/data/defi?tab=6');
    const newest = await screen.findByRole('region', { name: '最新提案' });
    const [first] = await within(newest).findAllByRole('heading', { level: 3 });
    expect(
      within(first as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toMatch(/^\/proposal\/detail\//);
    const protocols = screen.getByRole('table', { name: '治理中的协议' });
    expect(names(protocols).join()).not.toContain('Pendle');
  });

  test.each(['/data/defi?tab=5', '/data/defi/course', '/data/defi/news'])(
    'a page below it says how one came there: %s',
    async (path) => {
      await renderPage(path);
      const crumbs = within(await screen.findByRole('navigation', { name: '面包屑' })).getAllByRole('link');
      expect(crumbs.map((link) => link.textContent)).toEqual(['首页', '大数据', 'DeFi 数据']);
    },
  );

  test('?tab=10 has further links', async () => {
    await renderPage('/data/defi?tab=10');
    expect(await screen.findByRole('link', { name: 'DeFi 教程' })).toBeTruthy();
  });
});

describe('a chain or a protocol', () => {
  test('has its chains, its coins and similar protocols', async () => {
    await renderPage('/data/defi/aave');
    expect(await screen.findByRole('heading', { level: 1, name: 'Aave' })).toBeTruthy();
    expect(names(await screen.findByRole('table', { name: '公链分布' }))[0]).toBe('Ethereum');
    expect(await screen.findByRole('table', { name: '同类协议：借贷' })).toBeTruthy();
  });

  test('of one chain is listed under the chain', async () => {
    await renderPage('/data/defi/bsc');
    expect(await screen.findByRole('heading', { level: 1, name: 'BSC DeFi' })).toBeTruthy();
    expect(names(await screen.findByRole('table', { name: '协议排行' }))).not.toContain('Lido');
  });

  test.each(['/data/defi/nothing', '/data/defi/bsc/curve'])(
    'that is not there is not found: %s',
    async (path) => {
      await renderPage(path);
      await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: '页面不存在' })).toBeTruthy());
    },
  );
});

test('?tab=4 shows the pools that the address asks for, and the days of the chosen one', async () => {
  const { user, path } = await renderPage('/data/defi?tab=4&stable=1&chain=eth');
  const table = await screen.findByRole('table', { name: '挖矿与资金池' });
  expect(names(table).join()).toContain('储蓄 USDS');
  expect(names(table).join()).not.toMatch(/Lido|Kamino/);
  expect(await screen.findByRole('figure', { name: /年化走势/ })).toBeTruthy();
  expect(screen.getByText(/近 30 日平均 \d/)).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: '只看单币' }));
  expect(path()).toBe('/data/defi?tab=4&stable=1&chain=eth&single=1');
  await waitFor(() => expect(names(table).join()).not.toContain('DAI/USDC/USDT'));
});

describe('/data/defi/fees', () => {
  test('ranks protocols and chains by what they earn, an issuer with the page of its coin', async () => {
    await renderPage('/data/defi/fees');
    const protocols = await screen.findByRole('table', { name: '协议排行' });
    const issuer = within(protocols).getByRole('link', { name: /Tether/ });
    expect(issuer.getAttribute('href')).toBe('/currencies/tether');
    const apps = await screen.findByRole('table', { name: '公链应用排行' });
    expect(names(apps).join()).toContain('Hyperliquid L1');
    const gas = await screen.findByRole('table', { name: '公链 Gas 费排行' });
    expect(within(gas).getByRole('link', { name: /Tron/ }).getAttribute('href')).toBe('/data/defi/tron');
    expect(screen.getByRole('heading', { name: '费用与收入' })).toBeTruthy();
  });

  test.each([
    ['/data/defi/uniswap', '费用、收入与成交额'],
    ['/data/defi/aave', '费用与收入'],
  ])('%s has them by day', async (path, title) => {
    await renderPage(path);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText('P/S')).toBeTruthy();
  });
});

test('/data/defi/course has its lessons in order, its calculators and its terms', async () => {
  await renderPage('/data/defi/course');
  const lessons = within(await screen.findByRole('region', { name: '课程' })).getAllByRole('link');
  expect(lessons.map((link) => link.getAttribute('href'))).toEqual(
    ['amm', 'pools', 'lending', 'staking', 'yields', 'risks'].map((name) => `/tutorial/defi-${name}`),
  );
  const tool = screen.getByRole('link', { name: '无常损失计算器' });
  expect(tool.getAttribute('href')).toBe('/data/calc.html?tab=loss');
  expect(await screen.findByRole('link', { name: '锁仓量' })).toBeTruthy();
});
