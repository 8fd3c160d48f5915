import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

const side = (name: string) => screen.findByRole('region', { name });

describe('/data/more.html', () => {
  test('counts the met signals, which a different threshold changes', async () => {
    const { user, path } = await renderPage('/data/more.html');
    const top = await side('逃顶信号');
    const hits = () => Number(/命中 (\d+)/.exec(top.textContent ?? '')?.[1]);
    const before = hits();
    const field = within(top).getByRole('textbox', { name: '梅耶倍数的逃顶信号界线' });
    await user.clear(field);
    await user.type(field, '0.1');
    expect(new URLSearchParams(path().split('?')[1]).get('top.mayer')).toBe('0.1');
    await waitFor(() => expect(hits()).toBe(before + 1));
    await user.click(screen.getByRole('button', { name: '恢复默认界线' }));
    await waitFor(() => expect(hits()).toBe(before));
    expect(path()).toBe('/data/more.html');
  });

  test('looks back: at the low of 2022 most signals of a bottom were met', async () => {
    const { user, path } = await renderPage('/data/more.html?date=2022-11-21');
    const bottom = await side('抄底信号');
    const [, hits, known] = /命中 (\d+) \/ (\d+)/.exec(bottom.textContent ?? '') ?? [];
    expect(Number(hits)).toBeGreaterThan(Number(known) / 2);
    await user.click(screen.getByRole('button', { name: '回到现在' }));
    expect(path()).toBe('/data/more.html');
  });

  test('finds an indicator, lists the missing ones and why', async () => {
    await renderPage('/data/more.html?q=pi');
    const all = within(await side('全部指标'));
    expect(all.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/data/index/picycle',
    ]);
    expect(screen.getByText(/MVRV/)).toBeTruthy();
  });

  test('offers a retry after a failure', async () => {
    server.use(answers('indicatorOverview', { code: 500, msg: '指标服务繁忙' }));
    await renderPage('/data/more.html');
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
  });
});

describe('/data', () => {
  test('shows everything, or the tab in the address', async () => {
    const { user, path } = await renderPage('/data');
    const links = () =>
      within(screen.getByRole('main'))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    await waitFor(() => expect(links()).toContain('/data/ahrdata.html'));
    expect(links()).toContain('/data/index/puell');
    await user.click(screen.getByRole('link', { name: '机构' }));
    expect(path()).toBe('/data?tab=4');
    expect(links()).toContain('/data/gray.html');
    expect(links()).not.toContain('/data/index/puell');
    const held = await screen.findByRole('link', { name: /机构持币/ });
    await waitFor(() => expect(held.textContent).toMatch(/[\d,.]+ ?万? BTC已知持有量/));
  });

  test.each([
    {
      tab: 1,
      title: '市场数据',
      page: /^现货溢价/,
      figure: /[+−]\d\.\d{3}%对币安溢价率/,
      role: 'heading',
      part: '市值占比',
    },
    {
      tab: 2,
      title: '合约数据',
      page: /^合约行情/,
      figure: /\$[\d,.]+亿24H合约额/,
      role: 'table',
      part: '年化资金费率（%）',
    },
    {
      tab: 3,
      title: '链上数据',
      page: /^DeFi 数据/,
      figure: /\$[\d,.]+亿DeFi 锁仓量/,
      role: 'heading',
      part: '锁仓量走势',
    },
    {
      tab: 4,
      title: '机构数据',
      page: /^融资数据/,
      figure: /\$[\d,.]+[亿万]30日融资额/,
      role: 'table',
      part: '各 ETF',
    },
    {
      tab: 5,
      title: '稳定币数据',
      page: /^稳定币\S*市值/,
      figure: /\$[\d,.]+亿稳定币总市值/,
      role: 'heading',
      part: '份额',
    },
  ] as const)(
    '?tab=$tab tells the figure of each of its pages and draws what it is about',
    async ({ tab, title, page, figure, role, part }) => {
      await renderPage(`/data?tab=${tab}`);
      const card = await screen.findByRole('link', { name: page });
      await waitFor(() => expect(card.textContent).toMatch(figure));
      expect(await screen.findByRole(role, { name: part })).toBeTruthy();
      expect(document.title).toBe(`${title} - 币镜`);
    },
  );
});
