import { answer } from '@coinmirror/upstream/answers/dispatch/answer.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';
import { testSources } from '#testing/sources.ts';

const title = (name: RegExp) => screen.findByRole('heading', { level: 1, name });
const bodyRows = () => document.querySelectorAll('tbody tr');
// The simulated market needs longer at its first second than a page may take.
const busy = { code: 500, msg: '服务繁忙' };

describe('the pages of one coin', () => {
  test.each([
    ['/coinmarket/bitcoin', /比特币 BTC 交易对/],
    ['/infoDetail/tether', /USDT 持币地址/],
    ['/currencies/bitcoin/longShort', /比特币 BTC 多空比/],
    ['/currencies/bitcoin/dynamic', /比特币 BTC 动态/],
    ['/coinevent/ethereum', /ETH 大事记/],
    ['/coindetails/uniswap', /UNI 项目详情/],
    ['/coinwallet/solana', /SOL 钱包/],
  ])('%s says which coin it is, when its data was made, and leads to the others', async (path, name) => {
    await renderPage(path);
    await title(name);
    expect(screen.getAllByText(/更新于/).length).toBeGreaterThan(0);
    const ways = screen.getByRole('navigation', { name: /的页面$/ });
    expect(within(ways).getAllByRole('link').length).toBeGreaterThan(6);
    await waitFor(() => expect(document.title).toMatch(name));
  });

  test('a coin that is unknown is not found on any of them, and the same page of similar ones is offered', async () => {
    await renderPage('/coinmarket/bitcon');
    expect(await screen.findByText('页面不存在')).toBeTruthy();
    const offered = await screen.findByRole('region', { name: '要找的是不是' });
    expect(within(offered).getAllByRole('link')[0]?.getAttribute('href')).toBe('/coinmarket/bitcoin');
  });

  test('share the same tabs, in the same order, with their own one current', async () => {
    const words = () =>
      within(screen.getByRole('navigation', { name: '比特币的页面' }))
        .getAllByRole('link')
        .map((link) => link.textContent);
    const { goTo } = await renderPage('/currencies/bitcoin');
    await title(/比特币 BTC/);
    const first = words();
    expect(first).toHaveLength(12);
    for (const path of ['/coinmarket/bitcoin/dex', '/currencies/bitcoin?tab=history', '/coinevent/bitcoin']) {
      await goTo(path);
      await title(/比特币 BTC/);
      expect(words()).toEqual(first);
      const now = screen.getByRole('navigation', { name: '比特币的页面' });
      expect(within(now).getAllByRole('link', { current: 'page' })).toHaveLength(1);
    }
  });

  test.each(['/coinmarket/bitcoin', '/coindetails/bitcoin', '/currencies/bitcoin?tab=notice'])(
    '%s has the star, the alert, the comparison and the share of the coin',
    async (path) => {
      const { user } = await renderPage(path);
      await title(/比特币 BTC/);
      await user.click(screen.getByRole('button', { name: '加自选 比特币' }));
      expect(screen.getByRole('button', { name: '取消自选 比特币' })).toBeTruthy();
      for (const name of [/^对比 比特币/, /预警/]) expect(screen.getByRole('button', { name })).toBeTruthy();
      await user.click(screen.getByRole('button', { name: '分享' }));
      for (const name of ['分享链接', '分享图', '纠错'])
        expect(await screen.findByRole('menuitem', { name })).toBeTruthy();
    },
  );

  test('use the same label in tabs, title, heading and breadcrumb', async () => {
    await renderPage('/currencies/bitcoin?tab=history');
    await title(/^比特币 BTC 历史数据$/);
    const way = screen.getByRole('navigation', { name: '面包屑' });
    expect(within(way).getByText('历史数据').getAttribute('aria-current')).toBe('page');
    expect(within(way).getByRole('link', { name: '比特币' }).getAttribute('href')).toBe(
      '/currencies/bitcoin',
    );
    await waitFor(() => expect(document.title).toMatch(/^比特币 BTC 历史数据 - /));
  });

  test('of a coin without futures have no 多空比', async () => {
    const known = await answer('coinInfo', { code: 'bitcoin' }, { sources: testSources, token: '' });
    const { data } = known.body as { data: object };
    server.use(answers('coinInfo', { code: 200, msg: '', data: { ...data, haslongshort: 0 } }));
    await renderPage('/coinwallet/bitcoin');
    const ways = await screen.findByRole('navigation', { name: '比特币的页面' });
    expect(within(ways).queryByRole('link', { name: '多空比' })).toBeNull();
  });

  test('without a coin offer the largest ones', async () => {
    await renderPage('/coinwallet');
    await title(/币种钱包/);
    const first = await screen.findByRole('link', { name: /比特币 BTC/ });
    expect(first.getAttribute('href')).toBe('/coinwallet/bitcoin');
  });
});

describe('markets', () => {
  test('are filtered by exchange and by quote, and say when nothing is left', async () => {
    const { user } = await renderPage('/coinmarket/bitcoin/spot');
    await waitFor(() => expect(bodyRows().length).toBeGreaterThan(20));
    await user.type(screen.getByRole('searchbox', { name: '搜索平台或交易对' }), '币安');
    await waitFor(() => expect(bodyRows().length).toBeLessThan(10));
    await user.type(screen.getByRole('searchbox', { name: '搜索平台或交易对' }), 'zzz');
    expect(await screen.findByText('没有符合条件的交易对')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '清除筛选' }));
    await waitFor(() => expect(bodyRows().length).toBeGreaterThan(20));
  });

  test('of each kind have an address, and explain their marks', async () => {
    await renderPage('/coinmarket/bitcoin/futures');
    const kinds = await screen.findByRole('navigation', { name: '市场类型' });
    expect(within(kinds).getByRole('link', { current: 'page' }).textContent).toBe('合约');
    expect(within(kinds).getByRole('link', { name: 'DEX' }).getAttribute('href')).toBe(
      '/coinmarket/bitcoin/dex',
    );
    expect(screen.getByText(/价格异常：永续合约价/)).toBeTruthy();
    expect(await screen.findByRole('columnheader', { name: /资金费率/ })).toBeTruthy();
  });

  test('that failed to load say so and offer a retry', async () => {
    server.use(answers('coinMarkets', busy));
    const { user } = await renderPage('/coinmarket/bitcoin');
    const [retry] = await screen.findAllByRole('button', { name: '重试' });
    server.resetHandlers();
    await user.click(retry as HTMLElement);
    await waitFor(() => expect(bodyRows().length).toBeGreaterThan(20));
  });
});

describe('holders', () => {
  test('are ranked again when exchanges are excluded', async () => {
    const { user } = await renderPage('/infoDetail/tether');
    await title(/持币地址/);
    await waitFor(() => expect(bodyRows().length).toBe(100));
    const top = () =>
      [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === 'Top10占比')
        ?.nextElementSibling?.textContent;
    const whole = top();
    expect(whole).toMatch(/^[\d.]+%$/);
    await user.click(screen.getByRole('checkbox', { name: '排除交易所' }));
    expect(top()).not.toBe(whole);
    expect(document.querySelector('tbody')?.textContent).not.toContain('交易所');
  });

  test('are listed by chain too', async () => {
    const { user } = await renderPage('/infoDetail/tether');
    await user.click(await screen.findByRole('tab', { name: '按主链' }));
    expect(await screen.findByRole('rowheader', { name: 'TRON' })).toBeTruthy();
  });

  test('of a coin with unverified supply are not guessed', async () => {
    server.use(answers('coinHolders', { code: 200, data: null }));
    await renderPage('/infoDetail/bitcoin');
    expect(await screen.findByText('流通量未核实，无法统计持币集中度')).toBeTruthy();
  });
});

describe('long and short', () => {
  test('are explained, and listed by exchange', async () => {
    await renderPage('/currencies/bitcoin/longShort?period=4h');
    expect((await screen.findByRole('radio', { name: '4 小时' })).getAttribute('aria-checked')).toBe('true');
    await waitFor(() => expect(bodyRows().length).toBeGreaterThan(5));
    expect(screen.getByRole('heading', { name: '按人数与按仓位的区别' })).toBeTruthy();
  });

  test('do not exist for a coin without futures', async () => {
    server.use(answers('coinLongShort', { code: 200, data: null }));
    await renderPage('/currencies/bitcoin/longShort');
    expect(await screen.findByText('这个币种没有合约，没有多空数据')).toBeTruthy();
  });
});

describe('the feed', () => {
  test('is listed newest first, with the price of its day', async () => {
    await renderPage('/coinevent/bitcoin');
    expect(await screen.findByText(/第四次减半/)).toBeTruthy();
    expect(screen.getAllByText(/当时价/).length).toBeGreaterThan(10);
    expect(screen.getAllByText('当时尚无市场价格').length).toBeGreaterThan(0);
  });

  test('is filtered by kind in the address', async () => {
    await renderPage('/currencies/bitcoin/dynamic?type=notice');
    const kinds = await screen.findByRole('navigation', { name: '动态类型' });
    expect(within(kinds).getByRole('link', { current: 'page' }).textContent).toBe('公告');
    await waitFor(() => expect(screen.getAllByText('公告').length).toBeGreaterThan(1));
    expect(screen.queryByText('快讯', { selector: 'h3 *' })).toBeNull();
  });

  test('is in Chinese, and in English too on request, which the address keeps', async () => {
    const { user, goTo } = await renderPage('/currencies/bitcoin/dynamic');
    const english = () => document.querySelectorAll('main h3 [lang="en"]').length;
    const box = await screen.findByRole('checkbox', { name: '含英文消息' });
    expect(english()).toBe(0);
    await user.click(box);
    await waitFor(() => expect(english()).toBeGreaterThan(0));
    await goTo('/currencies/ethereum/dynamic?lang=all');
    await title(/ETH 动态/);
    const kept = await screen.findByRole<HTMLInputElement>('checkbox', { name: '含英文消息' });
    expect(kept.checked).toBe(true);
  });

  test('says when it is empty', async () => {
    const empty = { list: [], total_count: 0, total_pages: 1, page: 1 };
    server.use(answers('coinFeed', { code: 200, data: empty }));
    await renderPage('/currencies/bitcoin/dynamic');
    expect(await screen.findByText('最近没有这一类动态')).toBeTruthy();
  });
});
