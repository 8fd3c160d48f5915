import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers, hangs } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

const PAGE = '/data/ahrdata.html';
const regionOf = (name: string) => screen.findByRole('region', { name });
const table = () => screen.findByRole('table', { name: /历史数据/ });

describe(PAGE, () => {
  test('shows the value, its band and meaning, and the price at which each band starts', async () => {
    await renderPage(PAGE);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ahr999 囤币指标');
    const prices = await regionOf('触发价');
    expect(within(prices).getAllByRole('listitem')).toHaveLength(3);
    expect(prices.textContent).toMatch(/[跌涨]到 \$[\d,.]+ 进入(抄底|定投|等待|高位)区/);
    expect(document.querySelector('main strong')?.textContent).toMatch(/^\d\.\d{2,4}$/);
    expect(screen.getByText(/不构成投资建议/)).toBeTruthy();
  });

  test('draws price, fit and cost against the indicator, and says so', async () => {
    await renderPage(`${PAGE}?range=1y`);
    const chart = await screen.findByRole('figure', { name: /ahr999 囤币指标与比特币价格/ });
    for (const name of [/^比特币价格 \$/, /^ahr999 \d/, /^拟合价 \$/, /^200日定投成本 \$/]) {
      expect(within(chart).getByRole('button', { name })).toBeTruthy();
    }
    expect(within(chart).getByRole('radio', { name: '1年' }).getAttribute('aria-checked')).toBe('true');
  });

  test('keeps range and scale in the address', async () => {
    const { user, path } = await renderPage(PAGE);
    await user.click(await screen.findByRole('radio', { name: '3月' }));
    await user.click(screen.getByRole('radio', { name: '线性' }));
    expect(path()).toBe(`${PAGE}?range=3m&scale=linear`);
  });

  test('looks back to any day, and shows the price change since', async () => {
    await renderPage(`${PAGE}?date=2022-11-21`);
    const back = await regionOf('回看');
    expect(back.textContent).toContain('2022-11-21');
    expect(back.textContent).toContain('抄底区');
    expect(within(back).getByText('365日后').nextSibling?.textContent).toMatch(/^\+\d/);
  });

  test.each([
    ['date=2022-02-30', '看不懂地址里的日期“2022-02-30”，已改看一年前'],
    ['date=2009-01-03', '没有数据：ahr999 从'],
  ])('says so where no such day can be had: %s', async (query, words) => {
    await renderPage(`${PAGE}?${query}`);
    expect((await regionOf('回看')).textContent).toContain(words);
  });

  test('has all days in its table, newest first, paginated', async () => {
    const { user } = await renderPage(PAGE);
    const dates = async () =>
      within(await table())
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent ?? '');
    const first = await dates();
    expect(first).toEqual(first.toSorted().reverse());
    await user.click(screen.getByRole('link', { name: '第 2 页' }));
    await waitFor(async () => expect((await dates())[0]).not.toBe(first[0]));
    expect((await dates())[0]?.localeCompare(first.at(-1) ?? '')).toBeLessThan(0);
  });

  test('shows its last page where the address names one beyond it', async () => {
    await renderPage(`${PAGE}?page=99999&range=nonsense&scale=<b>`);
    expect(
      within(await table())
        .getAllByRole('rowheader')
        .at(-1)?.textContent,
    ).toMatch(/^2011-/);
  });

  test('shows the frequency of each band, adding up to all days', async () => {
    await renderPage(PAGE);
    const records = await regionOf('各区间的历史');
    const shares = [...records.querySelectorAll('tbody tr')].map((row) =>
      Number.parseFloat(row.querySelectorAll('td')[1]?.textContent ?? ''),
    );
    expect(shares).toHaveLength(4);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 6);
  });

  test('compares buying daily with buying by band, with the visitor’s inputs', async () => {
    const { user, path } = await renderPage(`${PAGE}?since=2022-06-01&amount=10`);
    const plan = await regionOf('定投回测：每天买，还是只在低位买');
    const cost = () => [...plan.querySelectorAll('tbody tr')][3]?.textContent;
    const before = cost();
    await user.click(within(plan).getByRole('radio', { name: '3 倍' }));
    expect(path()).toContain('times=3');
    expect(cost()).not.toBe(before);
    await user.clear(within(plan).getByRole('textbox', { name: '每日金额' }));
    expect(within(plan).getByRole('alert').textContent).toBe('请输入大于 0 的金额');
    expect(within(plan).queryByRole('table')).toBeNull();
  });
});

describe('states of an indicator’s page', () => {
  test('shows its loading state, with its texts already there', async () => {
    server.use(hangs('ahr999'));
    await renderPage(PAGE);
    expect(screen.getAllByText('正在加载').length).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { name: '怎么读' })).toBeTruthy();
  });

  test('offers a retry after a failure, and keeps formula and interpretation', async () => {
    server.use(answers('ahr999', { code: 500, msg: '指标服务繁忙' }));
    const { user } = await renderPage(PAGE);
    expect((await screen.findAllByRole('button', { name: '重试' })).length).toBe(2);
    expect(screen.getByRole('heading', { name: '公式与来源' })).toBeTruthy();
    server.resetHandlers();
    for (const retry of screen.getAllByRole('button', { name: '重试' })) await user.click(retry);
    expect(await table()).toBeTruthy();
  });

  test('says that there is no data when the answer is empty', async () => {
    server.use(answers('ahr999', { code: 200, data: [] }));
    await renderPage(PAGE);
    expect(await screen.findByText('还没有 ahr999 的数据')).toBeTruthy();
    expect(screen.queryByRole('region', { name: '触发价' })).toBeNull();
  });
});
