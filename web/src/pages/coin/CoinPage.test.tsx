import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers, answersStale, hangs } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

const heading = () => screen.findByRole('heading', { level: 1, name: /比特币/ });

describe('a coin’s page', () => {
  test('reserves the space of header, facts and chart while loading', async () => {
    server.use(hangs('coinInfo'));
    await renderPage('/currencies/bitcoin');
    expect(await screen.findByText('正在加载')).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  test('shows the coin’s identity, its facts and its description', async () => {
    await renderPage('/currencies/bitcoin');
    expect((await heading()).textContent).toContain('BTC');
    for (const label of ['24H最高', '24H振幅', '流通市值', '24H换手', '量比', '历史最低']) {
      expect(screen.getAllByText(label).length).toBeGreaterThan(0);
    }
    expect(await screen.findByRole('heading', { name: '比特币简介' })).toBeTruthy();
    await waitFor(() => expect(document.title).toContain('比特币 BTC'));
  });

  test('leaves out what means nothing for it: a correlation with itself, a contract that it does not have', async () => {
    const { goTo } = await renderPage('/currencies/bitcoin');
    await heading();
    const labels = () => [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
    await waitFor(() => expect(labels()).toContain('历史最高'));
    for (const label of ['BTC相关性', '合约地址', '众筹价格']) expect(labels()).not.toContain(label);
    await goTo('/currencies/tether');
    await waitFor(() => expect(labels()).toContain('BTC相关性'));
    expect(labels()).toContain('合约地址');
  });

  // One figure under two names stands twice too.
  test.each(['bitcoin', 'ethereum', 'tether', 'kyve-network', 'wrapped-bitcoin'])(
    'states each fact of %s once',
    async (code) => {
      await renderPage(`/currencies/${code}`);
      await screen.findByText('24H振幅');
      await screen.findByRole('heading', { name: '发行与网络' });
      const labels = [...document.querySelectorAll('main dt')].map(({ textContent }) => textContent);
      expect(labels.length).toBeGreaterThan(12);
      expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
      for (const label of ['首价至今', '距历史最高', '市值排名', '现价', '24小时涨跌']) {
        expect(labels, label).not.toContain(label);
      }
    },
  );

  test('shows the newest items, the months, the next unlocks and the coins like it', async () => {
    await renderPage('/currencies/sui');
    const news = await screen.findByRole('region', { name: '最新消息' });
    await waitFor(() => expect(within(news).getAllByRole('listitem')).toHaveLength(3));
    expect(within(news).getAllByRole('time').length).toBe(3);
    const months = await screen.findByRole('table', { name: /每月与每年的涨跌/ });
    expect(within(months).getAllByRole('columnheader')).toHaveLength(14);
    const like = await screen.findByRole('table', { name: /相似的币/ });
    await waitFor(() => expect(within(like).getAllByRole('rowheader')).toHaveLength(5));
    expect(within(like).queryByText('SUI')).toBeNull();
    const unlocks = await screen.findByRole('table', { name: /接下来的解锁/ });
    expect(within(unlocks).getAllByRole('rowheader')).toHaveLength(3);
    const section = screen.getByRole('region', { name: '解锁' });
    expect(within(section).getByRole('img', { name: /^解锁进度：已解锁 .*%.*，未解锁/ })).toBeTruthy();
    expect(within(section).getByText(/近一年 .* 次一次性解锁/)).toBeTruthy();
    expect(within(section).getByRole('table', { name: /过去的解锁/ })).toBeTruthy();
  });

  test('says plainly that nobody tells its unlocks, where a part of it is locked and not to be mined', async () => {
    server.use(answers('coinUnlocks', { code: 1501, msg: '未接入：暂无代币解锁的数据来源' }));
    await renderPage('/currencies/sui');
    // The place is kept while the answer is awaited: the region is there before its words.
    await waitFor(() => {
      const section = screen.getByRole('region', { name: '解锁' });
      expect(within(section).getByText('未接入')).toBeTruthy();
    });
  });

  test('says what its protocol earns, apart from what its chain does, with multiples of its market value', async () => {
    await renderPage('/currencies/hyperliquid');
    const section = await screen.findByRole('region', { name: '费用与收入' });
    for (const name of [
      'Hyperliquid 协议',
      'Hyperliquid L1 公链自身（Gas）',
      'Hyperliquid L1 链上应用合计',
    ]) {
      const part = await within(section).findByRole('region', { name });
      expect(
        within(part)
          .getAllByRole('rowheader')
          .map(({ textContent }) => textContent),
      ).toEqual(['24小时', '7日', '30日']);
    }
    const own = within(section).getByRole('region', { name: 'Hyperliquid 协议' });
    expect(own.textContent).toMatch(/P\/F.*[\d.]+倍/);
    expect(within(own).getByRole('link', { name: 'Hyperliquid' }).getAttribute('href')).toBe(
      '/data/defi/hyperliquid',
    );
    const apps = within(section).getByRole('region', { name: /链上应用合计/ });
    expect(apps.textContent).not.toMatch(/\d倍/);
  });

  test('has no word of fees where nobody pays any, and says so where their source is off', async () => {
    const { goTo } = await renderPage('/currencies/dogecoin');
    await screen.findByRole('table', { name: /每月与每年的涨跌/ });
    expect(screen.queryByRole('region', { name: '费用与收入' })).toBeNull();
    server.use(answers('coinFees', { code: 1501, msg: '未接入：暂无 DeFi 的数据来源' }));
    await goTo('/currencies/uniswap');
    const section = await screen.findByRole('region', { name: '费用与收入' });
    expect(await within(section).findByText('未接入')).toBeTruthy();
  });

  test('shows the same price as the list', async () => {
    const { goTo } = await renderPage('/');
    await waitFor(() => expect(document.querySelector('tbody [data-live="price"]')).not.toBeNull());
    const listed = document.querySelector('tbody [data-live="price"]')?.textContent;
    await goTo('/currencies/bitcoin');
    const head = (await heading()).closest('header') as HTMLElement;
    expect(head.querySelector('[data-live="price"]')?.textContent).toBe(listed);
  });

  test('lists facts for and against the coin, each with its source', async () => {
    await renderPage('/currencies/sui');
    const risk = await screen.findByRole('region', { name: /风险卡/ });
    const facts = within(risk).getAllByRole('listitem');
    expect(facts.length).toBeGreaterThan(2);
    expect(within(risk).getAllByText(/^来源：/)).toHaveLength(facts.length);
  });

  test('can be starred and compared', async () => {
    const { user } = await renderPage('/currencies/bitcoin');
    await heading();
    await user.click(screen.getByRole('button', { name: '加自选 比特币' }));
    expect(screen.getByRole('button', { name: '取消自选 比特币' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: '对比 比特币' }));
    expect(await screen.findByRole('button', { name: '取消对比 比特币' })).toBeTruthy();
  });

  test('an unknown coin is not found, and similar ones are offered', async () => {
    await renderPage('/currencies/bitcon');
    expect(await screen.findByText('页面不存在')).toBeTruthy();
    const offered = await screen.findByRole('region', { name: '要找的是不是' });
    expect(within(offered).getAllByRole('link')[0]?.getAttribute('href')).toBe('/currencies/bitcoin');
  });

  test('a failure says so and offers a retry', async () => {
    server.use(answers('coinInfo', { code: 500, msg: '币种服务繁忙' }));
    const { user } = await renderPage('/currencies/bitcoin');
    expect(await screen.findByRole('alert')).toBeTruthy();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await heading()).toBeTruthy();
  });

  test('stale data is shown with its age', async () => {
    server.use(answersStale('coinInfo', 60_000));
    await renderPage('/currencies/bitcoin');
    await heading();
    expect(screen.getAllByText(/数据停在/).length).toBeGreaterThan(0);
  });
});
