import { receiptSum } from '@coinmirror/shared/indicators/priceReceipt.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { TEST_NOW } from '#testing/clock.ts';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers, answersStale, hangs } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

const ADDRESS = '/data/receipt/bitcoin';
const read = (text: string | null | undefined) =>
  Number((text ?? '').replaceAll(/[$,%]/g, '').replace('−', '-'));

/** The price above the mirror line. */
const shown = () => document.querySelector('main p[translate="no"]')?.textContent;

const quote = (exchangeCode: string, price: number, weight: number) => ({
  ...{ exchangeCode, exchangeName: exchangeCode.toUpperCase(), pair: 'BTCUSDT' },
  ...{ price, weight, volume: weight * 1e6, premium: null },
});
const receipt = (own: Readonly<Record<string, unknown>>) => ({
  code: 200,
  msg: '',
  data: {
    ...{ code: 'bitcoin', name: '比特币', symbol: 'BTC', price: 60_010, time: TEST_NOW, rule: 'median' },
    ...{ confirmedAt: TEST_NOW, doubt: '', quotes: [], refused: [] },
    ...{ nextAt: TEST_NOW + 5_000, oldestAt: TEST_NOW - 86_400_000 },
    ...own,
  },
});

describe('/data/receipt/{code}', () => {
  test('shows what a reader reckons from the printed table: the price in every digit', async () => {
    await renderPage(ADDRESS);
    const table = await screen.findByRole('table', { name: '计入的报价' });
    const rows = within(table).getAllByRole('row').slice(1);
    const quotes = rows.map((row) => {
      const [price, weight, premium] = within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => read(textContent));
      return { price: price ?? 0, weight: weight ?? 0, premium: premium ?? 0 };
    });
    expect(quotes.length).toBeGreaterThan(10);
    expect(receiptSum('premium', quotes).value).toBe(read(shown()));
    expect(screen.getByText(`照下表再算一遍：${shown()}，一致`)).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('比特币 BTC 价格收据');
  });

  test('writes a median out to the quote that it is, and says whom it did not count and why', async () => {
    const quotes = [quote('okx', 60_010, 40), quote('gate', 60_000, 30), quote('kraken', 60_030, 30)];
    const refused = [{ ...quote('bybit', 61_900, 0), reason: '偏离其他来源过远' }];
    server.use(answers('priceReceipt', receipt({ quotes, refused })));
    await renderPage(ADDRESS);
    expect(await screen.findByText(/累计到OKX的 60,010 时，权重为 70.0000%，过半/)).toBeDefined();
    const table = within(screen.getByRole('table', { name: '未计入的报价' }));
    expect(table.getByText('偏离其他来源过远')).toBeDefined();
    const order = within(screen.getByRole('table', { name: '计入的报价' })).getAllByRole('rowheader');
    expect(order.map(({ textContent }) => textContent?.slice(0, 3))).toEqual(['GAT', 'OKX', 'KRA']);
  });

  test('says so where the sum does not come to what is shown', async () => {
    server.use(answers('priceReceipt', receipt({ quotes: [quote('okx', 59_000, 100)] })));
    await renderPage(ADDRESS);
    expect(await screen.findByText('照下表再算一遍：$59,000.00，与显示的 $60,010.00 不符')).toBeDefined();
  });

  test('of a price that nobody’s quote makes says whose it is, and shows no empty table', async () => {
    server.use(answers('priceReceipt', receipt({ rule: 'last', doubt: '相差 1000 倍' })));
    await renderPage(ADDRESS);
    expect(await screen.findByText('没有平台的报价可信，沿用上一次确认的价格。')).toBeDefined();
    expect(screen.getByText('未采用多数平台的报价：相差 1000 倍。')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('没有未计入的报价。')).toBeDefined();
  });

  test('leads to the minutes before and after, to the very minute and to files for programs', async () => {
    await renderPage(`${ADDRESS}?at=2026-11-20T11:30`);
    const nav = within(await screen.findByRole('navigation', { name: '其他时刻的收据' }));
    const target = (name: string) => nav.getByRole('link', { name }).getAttribute('href');
    expect(target('前一分钟')).toBe(`${ADDRESS}?at=2026-11-20T11%3A29`);
    expect(target('后一分钟')).toBe(`${ADDRESS}?at=2026-11-20T11%3A31`);
    expect(target('最新')).toBe(ADDRESS);
    expect(screen.getByRole('link', { name: 'JSON' }).getAttribute('href')).toBe(
      `${ADDRESS}.json?at=2026-11-20T11%3A30`,
    );
  });

  test.each([
    ['not-a-minute', /写成 2026-11-28T17:30/],
    ['2019-01-01T00:00', /只保留 24 小时/],
    ['2099-01-01T00:00', /还没有到/],
  ])('of the minute %s says why there is none', async (at, words) => {
    await renderPage(`${ADDRESS}?at=${at}`);
    expect(await screen.findByText(words)).toBeDefined();
    expect(shown()).toBeUndefined();
    expect(screen.getByRole('link', { name: '最新的收据' }).getAttribute('href')).toBe(ADDRESS);
  });

  test('of a coin that does not exist is the site’s 404', async () => {
    await renderPage('/data/receipt/no-such-coin');
    expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeDefined();
  });

  test('waits with its heading, fails with a retry, and keeps an old receipt with its age', async () => {
    server.use(hangs('priceReceipt'));
    const waiting = await renderPage(ADDRESS);
    expect(screen.getByRole('heading', { level: 1, name: '价格收据' })).toBeDefined();
    waiting.unmount();
    server.use(answers('priceReceipt', { code: 500, msg: '行情服务繁忙' }));
    const failed = await renderPage(ADDRESS);
    expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
    failed.unmount();
    server.use(answersStale('priceReceipt', 10 * 60_000));
    await renderPage(ADDRESS);
    expect(await screen.findByText(/照下表再算一遍/)).toBeDefined();
    expect(document.body.textContent).toMatch(/10 ?分钟前|数据/);
  });
});

test('the card of a coin’s price leads to its receipt', async () => {
  const { user } = await renderPage('/currencies/bitcoin');
  await user.click((await screen.findAllByRole('button', { name: /价格：口径说明/ }))[0] ?? document.body);
  const link = await screen.findByRole('link', { name: /逐项核对/ });
  expect(link.getAttribute('href')).toBe(ADDRESS);
});
