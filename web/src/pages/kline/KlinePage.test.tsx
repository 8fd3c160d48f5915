import { NOT_CONNECTED } from '@coinmirror/shared/contract/notConnected.ts';
import { answer } from '@coinmirror/upstream/answers/dispatch/answer.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers, publicMarket } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';
import { soon } from '#testing/soon.ts';
import { testSources } from '#testing/sources.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const testWorld = { sources: testSources, token: '' };
const period = (name: string) => screen.getByRole('radio', { name });

describe('the chart’s page', () => {
  test('shows Bitcoin on the leading exchange by default', async () => {
    await renderPage('/kline');
    expect(await heading('BTC/USDT')).toBeTruthy();
    for (const label of ['24H最高', '24H最低', '24H量', '24H成交额'])
      expect(screen.getByText(label)).toBeTruthy();
    expect(period('15分').getAttribute('aria-checked')).toBe('true');
    expect(screen.getByRole('img', { name: 'BTC/USDT 15分 K 线' })).toBeTruthy();
  });

  test('shows price and pair in the document title', async () => {
    await renderPage('/kline/okx_swap_eth_usdt');
    await waitFor(() => expect(document.title).toMatch(/^[\d,]+(\.\d+)? ETH\/USDT 永续 K线 - 币镜$/));
  });

  test('has pair and period in its address', async () => {
    const { user, path } = await renderPage('/kline/okx_swap_eth_usdt?period=240');
    expect(await heading('ETH/USDT 永续')).toBeTruthy();
    expect(screen.getByText('资金费率')).toBeTruthy();
    expect(period('4时').getAttribute('aria-checked')).toBe('true');
    await user.click(period('日'));
    expect(path()).toBe('/kline/okx_swap_eth_usdt?period=1440');
  });

  test('has both sides of the order book, its spread, and the newest trades beside it', async () => {
    await renderPage('/kline');
    const asks = within(await screen.findByRole('table', { name: '卖盘' }));
    const bids = within(screen.getByRole('table', { name: '买盘' }));
    expect(asks.getAllByRole('row')).toHaveLength(11);
    expect(bids.getAllByRole('row')).toHaveLength(11);
    expect(screen.getByText(/价差/)).toBeTruthy();
    expect(await screen.findByRole('table', { name: '最新成交' })).toBeTruthy();
  });

  test.each([
    ['bitcoin', 2],
    ['solana', 2],
    ['ripple', 4],
    ['binance_eth_btc', 5],
    ['shiba-inu', 9],
  ])(
    'of %s writes every price with %d decimals: title, header, book, spread, trades',
    async (ticker, places) => {
      await renderPage(`/kline/${ticker}`);
      const trades = await screen.findByRole('table', { name: '最新成交' });
      await waitFor(() => expect(document.title).toMatch(/^[\d,.₀-₉]+ /));
      const book = screen.getByRole('region', { name: '盘口' });
      const day = screen.getByRole('region', { name: '24 小时行情' });
      const firstCells = [
        ...book.querySelectorAll('td:first-child'),
        ...trades.querySelectorAll('td:nth-child(2)'),
      ];
      const written = [
        document.title.split(' ')[0],
        ...[...day.querySelectorAll('dd')].slice(0, 2).map((fact) => visibleText(fact)),
        visibleText(book.querySelector('strong')),
        ...firstCells.map((cell) => visibleText(cell)),
      ];
      expect(written.length).toBeGreaterThan(20);
      expect([...new Set(written.map(decimalsOf))]).toEqual([places]);
    },
  );

  test('remembers which panes are hidden', async () => {
    const first = await renderPage('/kline');
    await screen.findByRole('complementary', { name: '币种列表' });
    await first.user.click(screen.getByRole('button', { name: '显示面板' }));
    await first.user.click(await screen.findByRole('menuitemcheckbox', { name: '币种列表' }));
    await waitFor(() =>
      expect(screen.queryByRole('complementary', { name: '币种列表', hidden: true })).toBeNull(),
    );
    first.unmount();
    await renderPage('/kline');
    await heading('BTC/USDT');
    expect(screen.queryByRole('complementary', { name: '币种列表' })).toBeNull();
  });

  test('has columns that are resized at their edges, and remembers their widths', async () => {
    const edge = (name: string) => screen.findByRole('separator', { name });
    const first = await renderPage('/kline');
    (await edge('币种列表的宽度')).focus();
    await first.user.keyboard('{ArrowRight}');
    (await edge('盘口与成交的宽度')).focus();
    await first.user.keyboard('{ArrowRight}{ArrowRight}');
    first.unmount();
    await renderPage('/kline');
    expect((await edge('币种列表的宽度')).getAttribute('aria-valuenow')).toBe('280');
    expect((await edge('盘口与成交的宽度')).getAttribute('aria-valuenow')).toBe('248');
  });

  test('sets indicators and their parameters, and remembers them', async () => {
    const { user } = await renderPage('/kline');
    await user.click(await screen.findByRole('button', { name: '指标 2' }));
    await user.click(await screen.findByRole('checkbox', { name: /^MACD/ }));
    const fast = screen.getByRole('textbox', { name: '快线' });
    await user.clear(fast);
    await user.type(fast, '８');
    await user.tab();
    const stored = () => JSON.parse(localStorage.getItem('kline') ?? '{}') as { indicators?: unknown[] };
    await waitFor(() => expect(stored().indicators).toContainEqual({ key: 'MACD', params: [8, 26, 9] }));
  });

  test('lists coins linked to their charts, and finds others', async () => {
    const { user, path } = await renderPage('/kline');
    const list = within(await screen.findByRole('complementary', { name: '币种列表' }));
    await user.click(await list.findByRole('link', { name: /^ETH/ }));
    expect(path()).toBe('/kline/ethereum');
    expect(await heading('ETH/USD')).toBeTruthy();
    await user.type(list.getByRole('textbox', { name: '搜索币种' }), 'solana');
    expect(await list.findByRole('link', { name: /^SOL/ })).toBeTruthy();
  });

  test('accepts a typed period, but not inside a text field', async () => {
    const { user, path } = await renderPage('/kline');
    await heading('BTC/USDT');
    await user.keyboard('4h{Enter}');
    expect(path()).toBe('/kline?period=240');
    const list = within(await screen.findByRole('complementary', { name: '币种列表' }));
    await user.type(list.getByRole('textbox', { name: '搜索币种' }), 'd{Enter}');
    expect(path()).toBe('/kline?period=240');
  });

  test('of an unknown pair is not found', async () => {
    await renderPage('/kline/binance_nothing_usdt');
    expect(await screen.findByText('页面不存在')).toBeTruthy();
  });

  test('explains its figures: from where they are, by which rule, of when', async () => {
    server.use(...publicMarket());
    const { user } = await renderPage('/kline/binance_btc_usdt');
    await user.click(await screen.findByRole('button', { name: '24H成交额：口径说明' }));
    const card = within(await screen.findByRole('dialog'));
    await card.findByText('来源');
    const reported = (label: string) => card.getByText(label).nextElementSibling?.textContent;
    expect(reported('来源')).toContain('来源 pairs');
    expect(reported('口径')).toBe('Σ 成交量 × 成交价，折算为美元');
    expect(reported('更新')).toMatch(/^实时更新.*北京时间/);
  });

  test('of an exchange that is left alone says which, why and until when, in place of 未接入', async () => {
    const reason = '币安：地区限制；北京时间 11-20 18:30 后恢复读取';
    const paused = { code: NOT_CONNECTED, msg: `暂停：${reason}` };
    const { body } = await answer('klinePair', { tickerid: 'binance_btc_usdt' }, testWorld);
    const pair = { ...(body as { data: object }).data, high: null, nodata: paused.msg };
    server.use(
      answers('klinePair', { code: 200, msg: 'success', data: pair }),
      answers('orderBook', paused),
      answers('trades', paused),
    );
    const view = await renderPage('/kline/binance_btc_usdt');
    expect(await heading('BTC/USDT')).toBeTruthy();
    await soon(() => expect(screen.getAllByText('暂停')).toHaveLength(2));
    expect(screen.getAllByText(reason)).toHaveLength(2);
    const { user } = view;
    await user.click(await screen.findByRole('button', { name: '24H最高：口径说明' }));
    const card = within(await screen.findByRole('dialog'));
    const source = await card.findByText('来源');
    expect(source.nextElementSibling?.textContent).toBe(`暂停：${reason}`);
    expect(screen.queryByText('未接入')).toBeNull();
  });

  test('reports a failure and retries', async () => {
    server.use(answers('klinePair', { code: 500, msg: '行情服务繁忙' }));
    const { user } = await renderPage('/kline');
    await screen.findByText('行情服务繁忙');
    server.resetHandlers();
    await user.click(screen.getAllByRole('button', { name: '重试' })[0] as HTMLElement);
    expect(await heading('BTC/USDT')).toBeTruthy();
  });
});

describe('the order book’s page', () => {
  test('has twenty levels a side, depth and trades', async () => {
    await renderPage('/kline/handicap/binance_btc_usdt');
    expect(await heading('BTC/USDT')).toBeTruthy();
    const asks = within(await screen.findByRole('table', { name: '卖盘' }));
    expect(asks.getAllByRole('row')).toHaveLength(21);
    expect(await screen.findByRole('figure', { name: /^深度图/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'K线图' }).getAttribute('href')).toBe('/kline/binance_btc_usdt');
  });

  test('merges by the chosen step without losing a coin', async () => {
    const { user } = await renderPage('/kline/handicap/binance_btc_usdt');
    await screen.findByRole('table', { name: '卖盘' });
    const prices = () =>
      within(screen.getByRole('table', { name: '卖盘' }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.firstElementChild?.textContent ?? '');
    expect(prices().some((price) => /\.\d\d$/.test(price))).toBe(true);
    await user.click(screen.getByRole('combobox', { name: '合并精度' }));
    await user.click(await screen.findByRole('option', { name: '10' }));
    await waitFor(() =>
      expect(prices().every((price) => /0$/.test(price) && !price.includes('.'))).toBe(true),
    );
  });
});

/** The text that is seen, without what only a screen reader is told. */
function visibleText(element: Element | null): string {
  if (!element) return '';
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[class*="hidden" i]')) hidden.remove();
  return copy.textContent ?? '';
}

/** Decimals of a price as written: 61,971.55 → 2, 0.0₄1530 → 8. */
function decimalsOf(text: string | undefined): number {
  const fraction = text?.split('.')[1] ?? '';
  const [, digits = '', after = ''] = /^0([₀-₉]+)(\d+)/.exec(fraction) ?? [];
  if (digits === '') return /^\d*/.exec(fraction)?.[0].length ?? 0;
  return [...digits].reduce((sum, digit) => sum * 10 + '₀₁₂₃₄₅₆₇₈₉'.indexOf(digit), 0) + after.length;
}
