import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { QUIET_PAGE, renderRoute } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

const field = () => screen.getByRole('combobox', { name: '搜索币种、交易所、资讯' });
const group = (name: string) => screen.findByRole('group', { name });

// Choices are recorded with the upstream; its own test checks that call.
beforeEach(() => server.use(answers('searchAction', { code: 200, msg: '', data: null })));

describe('the search field and the site', () => {
  it('finds the site itself, by titles, everyday names and pinyin', async () => {
    const { user } = await renderRoute(QUIET_PAGE);
    for (const [typed, line] of [
      ['资金费率', '合约资金费率'],
      ['爆仓', '合约爆仓'],
      ['zijin', '合约资金费率'],
      ['解锁', '解锁日历'],
      ['恐惧贪婪', '恐惧贪婪指数指标'],
      ['zjfl', '合约资金费率'],
      ['计算器', '计算器'],
      ['质押', 'DeFi 挖矿质押'],
      ['期权', '期权交易所'],
      ['持仓', '我的持仓'],
      ['预警', '价格预警功能'],
    ] as const) {
      await user.clear(field());
      await user.click(field());
      await user.paste(typed);
      const pages = await group('页面与功能');
      expect([...pages.querySelectorAll('[role=option]')].map((one) => one.textContent)).toContain(line);
    }
  });

  it('finds terms of the wiki, by name and by abbreviation', async () => {
    const { user, path } = await renderRoute(QUIET_PAGE);
    await user.type(field(), '质押');
    expect((await group('百科')).textContent).toContain('质押');
    await user.clear(field());
    await user.type(field(), 'tvl');
    const [first] = within(await group('百科')).getAllByRole('option');
    await user.click(first ?? document.body);
    await waitFor(() => expect(path()).toMatch(/^\/wiki\/noun\//));
  });

  it('puts a page called exactly so before coins, which arrows then reach first', async () => {
    const { user, path } = await renderRoute(QUIET_PAGE);
    await user.type(field(), '爆仓');
    await group('页面与功能');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(path()).toBe('/data/futures.html?tab=forced'));
  });

  it('offers what was opened lately, and forgets it when asked', async () => {
    localStorage.setItem(
      'visits',
      '["/notice/1","/exchange/binance/market.html","/currencies/bitcoin","/exchange/binance"]',
    );
    const { user, goTo } = await renderRoute('/faq');
    await goTo(QUIET_PAGE);
    await user.click(field());
    const lately = await group('最近浏览');
    await waitFor(() =>
      expect([...lately.querySelectorAll('[role=option]')].map((one) => one.textContent)).toEqual([
        '帮助中心页面',
        '币安交易所',
        expect.stringMatching(/^比特币BTC/),
      ]),
    );
    await user.click(screen.getByRole('button', { name: '清空最近浏览' }));
    expect(screen.queryByRole('group', { name: '最近浏览' })).toBeNull();
    expect(localStorage.getItem('visits')).toBe('[]');
  });
});
