import { NOT_CONNECTED } from '@coinmirror/shared/contract/notConnected.ts';
import { answer } from '@coinmirror/upstream/answers/dispatch/answer.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers, answersStale } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';
import { testSources } from '#testing/sources.ts';

const PATH = '/exchange/binance/market.html';
/** Pairs are linked; the steps of the cost table are not. */
const rowNames = () =>
  [...document.querySelectorAll('tbody th[scope="row"]')]
    .filter((cell) => cell.querySelector('a') !== null)
    .map((cell) => cell.textContent);
const busy = { code: 500, msg: '服务繁忙' };

async function opened(path = PATH) {
  const view = await renderPage(path);
  await waitFor(() => expect(rowNames().length).toBeGreaterThan(5));
  return view;
}

describe('the pairs of an exchange', () => {
  test('appear under the exchange’s identity, figures and tabs', async () => {
    await opened();
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toBe('币安 交易对');
    const head = heading.closest('header') as HTMLElement;
    for (const words of ['24H现货成交额', '24H合约成交额', '资产储备', '合约持仓量', '现货挂单 / 吃单费'])
      expect(within(head).getByText(words)).toBeTruthy();
    const reserve = within(head).getByText('资产储备').closest('div');
    expect(reserve?.textContent).toMatch(/\$[\d.,]+亿.*链上资产，不含负债$/);
    expect(within(head).getByRole('link', { name: /^binance\.com/ })).toBeTruthy();
    const strip = screen.getByRole('navigation', { name: '币安的页面' });
    expect(within(strip).getByRole('link', { current: 'page' }).textContent).toBe('交易对');
    expect(document.title).toMatch(/^币安 交易对 - /);
    expect(screen.getAllByText(/更新于/).length).toBeGreaterThan(0);
  });

  test('link to their coins, and star them', async () => {
    const { user } = await opened();
    const link = screen.getByRole('link', { name: /^BTC\/USDT ?比特币/ });
    expect(link.getAttribute('href')).toBe('/currencies/bitcoin');
    const [star] = screen.getAllByRole('button', { name: '加自选 比特币' });
    await user.click(star as HTMLElement);
    expect(screen.getAllByRole('button', { name: '取消自选 比特币' }).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: '加自选 币安' }));
    expect(screen.getByRole('button', { name: '取消自选 币安' })).toBeTruthy();
  });

  test('are sorted by the server, and the address keeps the order', async () => {
    const { user, path } = await opened();
    const first = rowNames();
    await user.click(screen.getByRole('button', { name: '价格' }));
    await waitFor(() => expect(rowNames()).not.toEqual(first));
    expect(path()).toBe(`${PATH}?sort=price&order=desc`);
    expect(rowNames()[0]).toMatch(/BTC|XBT|WBTC/);
  });

  test('are filtered by quote and search term, and say when nothing is left, with a way out', async () => {
    const { user, path } = await opened(`${PATH}?quote=BTC`);
    expect(rowNames().every((name) => name?.includes('/BTC'))).toBe(true);
    await user.type(screen.getByRole('searchbox', { name: '搜索币种或交易对' }), 'zzz');
    expect(await screen.findByText('没有符合条件的交易对')).toBeTruthy();
    await waitFor(() => expect(path()).toBe(`${PATH}?quote=BTC&q=zzz`));
    await user.click(screen.getByRole('button', { name: '清除筛选' }));
    await waitFor(() => expect(rowNames().length).toBeGreaterThan(5));
    expect(path()).toBe(PATH);
  });

  test('are paginated, keeping order and filter', async () => {
    await opened(`${PATH}?sort=price`);
    const pages = screen.getByRole('navigation', { name: '分页' });
    expect(within(pages).getByRole('link', { name: '第 2 页' }).getAttribute('href')).toBe(
      `${PATH}?sort=price&page=2`,
    );
  });

  test('on margin show the terms and costs of borrowing', async () => {
    await opened(`${PATH}?kind=margin`);
    expect(screen.getByRole('columnheader', { name: /最高杠杆/ })).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: /借币日利率/ })).toBeTruthy();
    expect(screen.getByText(/杠杆交易会放大亏损/)).toBeTruthy();
  });

  test('report a failure and can be retried, under the header', async () => {
    server.use(answers('exchangePairs', busy));
    const { user } = await renderPage(PATH);
    expect(await screen.findByRole('heading', { level: 1, name: '币安 交易对' })).toBeTruthy();
    await screen.findByRole('alert');
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(rowNames().length).toBeGreaterThan(5));
  });

  test('are shown with their age when stale', async () => {
    server.use(answersStale('exchangePairs', 120_000));
    await opened();
    expect(screen.getAllByText(/数据停在/).length).toBeGreaterThan(0);
  });
});

describe('the contracts of an exchange', () => {
  test('show funding, basis and expiry, and are filtered by kind', async () => {
    const { user, path } = await opened(`${PATH}?kind=futures`);
    for (const name of [/资金费率/, /基差/, /到期/, /持仓量/, /合约面值/])
      expect(screen.getByRole('columnheader', { name })).toBeTruthy();
    expect(rowNames().some((name) => name?.includes('永续'))).toBe(true);
    expect(screen.getAllByText(/^每8时 · 下次 (00|08|16):00$/).length).toBeGreaterThan(10);
    expect(screen.queryByText(/^\d{4,} [A-Z]+$/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: '交割' }));
    await waitFor(() => expect(rowNames().every((name) => !name?.includes('永续'))).toBe(true));
    expect(path()).toBe(`${PATH}?kind=futures&contract=dated`);
  });
});

describe('an exchange', () => {
  test('that is unknown is not found, and the same page of similar ones is offered', async () => {
    await renderPage('/exchange/binanc/market.html');
    expect(await screen.findByText('页面不存在')).toBeTruthy();
    const offered = await screen.findByRole('region', { name: '要找的是不是' });
    expect(within(offered).getAllByRole('link')[0]?.getAttribute('href')).toBe(PATH);
  });

  test('without contracts or margin offers neither, and says so for an address that names one', async () => {
    await renderPage('/exchange/upbit/market.html?kind=futures');
    expect(await screen.findByText('Upbit 交易所没有合约')).toBeTruthy();
    const kinds = screen.getByRole('navigation', { name: '市场类型' });
    expect(within(kinds).queryByRole('link', { name: /杠杆/ })).toBeNull();
    expect(within(kinds).getByRole('link', { name: /现货/ })).toBeTruthy();
  });
});

test('an exchange whose pairs nobody reads says so once, and asks for the depth of none', async () => {
  const { body } = await answer('exchangeInfo', { code: 'uniswap' }, { sources: testSources, token: '' });
  const detail = { ...Object(Reflect.get(Object(body), 'data')), pairnum: null, marginnum: null };
  server.use(
    answers('exchangeInfo', { code: 200, msg: '', data: detail }),
    answers('exchangePairs', { code: NOT_CONNECTED, msg: '未接入：没有可用的公开数据来源' }),
    answers('pairDepth', busy),
  );
  await renderPage('/exchange/uniswap/market.html');
  await waitFor(() => expect(screen.getAllByText('未接入')).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
  const kinds = screen.getByRole('navigation', { name: '市场类型' });
  expect(within(kinds).queryByRole('link', { name: /杠杆/ })).toBeNull();
});

test('the cost of an order is shown for the most traded pair, and for the one in the address', async () => {
  await renderPage('/exchange/binance/market.html?depth=ETH/USDT');
  const table = await screen.findByRole('table', { name: '深度与成交成本' });
  expect(within(table).getAllByRole('row').slice(1)).toHaveLength(5);
  expect(screen.getByText('ETH/USDT 中间价')).toBeTruthy();
});
