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
  const answered = async (tab: string) => within(await side(`${tab}的答案`));
  const href = (name: RegExp, within_: Awaited<ReturnType<typeof answered>>) =>
    within_.getByRole('link', { name }).getAttribute('href');

  test('opens on its answers: a question, today’s number, what it means', async () => {
    await renderPage('/data');
    const futures = await answered('合约');
    expect(
      futures.getByRole('link', { name: /^BTC 资金费率高吗\s*[+−]?\d\.\d{4}%\s*高于 30 日里的 \d+%，/ }),
    ).toBeTruthy();
    expect(href(/^今天爆仓多少\s*\$[\d.,]+[亿万]\s*24 小时，[多空]单占 \d+%$/, futures)).toBe(
      '/data/futures.html?tab=forced',
    );
    const stable = await answered('稳定币');
    expect(
      href(
        /^有稳定币脱锚吗\s*\S+ [+−]?\d+\.\d\d%\s*(最大的 10 种都在 ±0.5% 内，未脱锚|.+偏离超过 0.5%)$/,
        stable,
      ),
    ).toBe('/data/stable.html');
    const market = await answered('市场');
    expect(
      market.getByRole('link', { name: /^Pi 周期见顶了吗\s*\d\.\d{3}\s*(未触发（还差 \d+%）|已触发)$/ }),
    ).toBeTruthy();
    for (const tab of ['链上', '机构'])
      for (const link of (await answered(tab)).getAllByRole('link')) expect(link.textContent).toMatch(/\d/);
  });

  test('a tab has the answers of its group alone, and what the first one lacks', async () => {
    const { user, path } = await renderPage('/data');
    await answered('合约');
    expect(screen.queryByRole('region', { name: '指标' })).toBeNull();
    await user.click(screen.getByRole('link', { name: '市场' }));
    expect(path()).toBe('/data?tab=1');
    expect(within(await side('指标')).getAllByRole('link').length).toBeGreaterThan(10);
    expect(screen.queryByRole('region', { name: '合约的答案' })).toBeNull();
  });

  test.each([
    { tab: 1, title: '市场数据', role: 'heading', part: '市值占比' },
    { tab: 3, title: '链上数据', role: 'heading', part: '锁仓量走势' },
    { tab: 4, title: '机构数据', role: 'table', part: '各 ETF' },
    { tab: 5, title: '稳定币数据', role: 'heading', part: '份额' },
  ] as const)('?tab=$tab draws what it is about', async ({ tab, title, role, part }) => {
    await renderPage(`/data?tab=${tab}`);
    expect(await screen.findByRole(role, { name: part })).toBeTruthy();
    expect(document.title).toBe(`${title} - 币镜`);
  });
});
