import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

/** There are no comments yet. */
const noComments = { list: [], total_count: 0, total_pages: 1, page: 1 };
beforeEach(() => server.use(answers('commentList', { code: 200, msg: '', data: noComments })));

describe('the pages of an exchange', () => {
  test('start with the exchange’s markets, rating and risks, each with its source', async () => {
    await renderPage('/exchange/bybit');
    const risk = await screen.findByRole('region', { name: /风险卡/ });
    expect(within(risk).getByText(/2025-02 安全事件/)).toBeTruthy();
    expect(within(risk).getAllByText(/^来源：/).length).toBeGreaterThan(1);
    const grade = within(screen.getByRole('region', { name: /^评级/ }));
    expect(grade.getAllByRole('listitem')).toHaveLength(7);
    expect(grade.getByText(/；对总分的影响：.*。右列为各分项自身的变化。$/)).toBeDefined();
    const pairs = await screen.findByRole('table', { name: 'Bybit 交易所成交最多的现货交易对' });
    expect(within(pairs).getAllByRole('row')).toHaveLength(11);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bybit 交易所');
  });

  test('say in a sentence whether it can pay, each figure with its page, before the risks', async () => {
    await renderPage('/exchange/binance');
    const ratio = await screen.findByRole('link', { name: /^\d+\.\d%$/ });
    expect(ratio.getAttribute('href')).toBe('/exchange/binance/assets_disclosure');
    expect(ratio.closest('p')?.textContent).toMatch(
      /^储备率 \d+\.\d%，剔除平台币 \$[\d,]+亿；12 个月内未见安全事件。$/,
    );
    const risk = await screen.findByRole('region', { name: /风险卡/ });
    const grade = await screen.findByRole('region', { name: /^评级/ });
    expect(risk.compareDocumentPosition(grade)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('mirror reserves and liabilities, and only where both are published', async () => {
    const { goTo } = await renderPage('/exchange/okx/assets_disclosure');
    expect(await screen.findByRole('heading', { name: '欧易各币种储备与负债' })).toBeTruthy();
    await goTo('/exchange/coinbase/assets_disclosure');
    expect(await screen.findByRole('table', { name: 'Coinbase 交易所各币种储备' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /储备与负债/ })).toBeNull();
  });

  test.each([
    ['/exchange/binance', '/software/binance'],
    ['/wallet/metamask', '/software/metamask'],
  ])('%s leads from its head to its program', async (path, program) => {
    await renderPage(path);
    expect((await screen.findByRole('link', { name: '下载客户端' })).getAttribute('href')).toBe(program);
  });

  test('list articles under the exchange, where one about another exchange is no page', async () => {
    const { goTo, user, path } = await renderPage('/exchange/binance/dynamic');
    const own = () => [
      ...document.querySelectorAll<HTMLAnchorElement>('main h2 a[href^="/exchange/binance/dynamic/"]'),
    ];
    await waitFor(() => expect(own().length).toBeGreaterThan(5));
    const [first] = own();
    const title = first?.textContent ?? '';
    await user.click(first ?? document.body);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    const id = path().split('/').at(-1) ?? '';
    await goTo(`/exchange/bithumb/dynamic/${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: '页面不存在' })).toBeDefined();
  });

  test('show licences and costs in the details', async () => {
    await renderPage('/exchange/coinbase/details.html');
    expect(await screen.findByRole('region', { name: '牌照与登记' })).toBeTruthy();
    expect(screen.getByText(/MiCA/)).toBeTruthy();
    expect(screen.getByText('新加坡金管局 MAS')).toBeTruthy();
    expect(screen.getByText(/成立于 2012 年 6 月/)).toBeTruthy();
    expect(screen.getByRole('table', { name: '提币费' })).toBeTruthy();
  });

  test('list the addresses of its reserves, on request the cold ones only', async () => {
    const { user, path } = await renderPage('/exchange/okx/wallet.html');
    const table = await screen.findByRole('table', { name: '欧易钱包地址' });
    expect(within(table).getAllByText('冷钱包').length).toBeGreaterThan(3);
    await user.click(screen.getByRole('radio', { name: '热钱包' }));
    await waitFor(() => expect(within(table).queryByText('冷钱包')).toBeNull());
    expect(within(table).getAllByText('热钱包').length).toBeGreaterThan(3);
    expect(path()).toBe('/exchange/okx/wallet.html?kind=hot');
    for (const row of within(table).getAllByRole('row').slice(1)) {
      expect(row.lastElementChild?.textContent).toMatch(/^[+−].+ [A-Z]+$|^(--|0 [A-Z]+)$/);
    }
  });

  test('say so where there are no deposits, with a way out', async () => {
    await renderPage('/exchange/uniswap/assets_disclosure');
    expect(await screen.findByText('Uniswap 协议不为用户保管资产')).toBeTruthy();
    expect(screen.getByRole('link', { name: '看去中心化交易所' })).toBeTruthy();
  });

  test('name executives and owners, or say that they are undisclosed', async () => {
    await renderPage('/exchange/kraken/member');
    expect(await screen.findByText(/Jesse Powell/)).toBeTruthy();
    await renderPage('/exchange/okx/investor');
    expect(await screen.findByText('欧易没有公开的外部投资机构')).toBeTruthy();
  });

  test.each([
    ['/exchange/bybit/newcoin', 'Bybit 交易所上新记录'],
    ['/exchange/binance/ieo', '币安发售记录'],
  ])('%s lists what came to market there', async (path, label) => {
    await renderPage(path);
    const table = await screen.findByRole('table', { name: label });
    await waitFor(() => expect(within(table).getAllByRole('link').length).toBeGreaterThan(0));
    expect(within(table).queryByRole('columnheader', { name: /首发交易所|平台|天数/ })).toBeNull();
    expect(within(table).getAllByRole('columnheader')[2]?.textContent).toMatch(/至今涨幅|当前回报/);
  });

  test.each(['/exchange/binance/news', '/exchange/binance'])(
    '%s shows its own notices, without naming on each line whose they are',
    async (path) => {
      await renderPage(path);
      const links = (href: RegExp) =>
        screen.getAllByRole('link').filter((link) => href.test(link.getAttribute('href') ?? ''));
      await waitFor(() => expect(links(/^\/notice\/\d+/).length).toBeGreaterThan(5));
      for (const title of links(/^\/notice\/\d+/)) expect(title.textContent).toContain('币安');
      expect(links(/^\/notice\/exchange\//)).toEqual([]);
    },
  );

  test('keep the header when their own part could not be loaded, and can retry it', async () => {
    server.use(answers('exchangeReserves', { code: 500, msg: '繁忙' }));
    const { user } = await renderPage('/exchange/okx/assets_disclosure');
    await screen.findByRole('alert');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('欧易 资产披露');
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('table', { name: '欧易各币种储备' })).toBeTruthy();
  });
});
