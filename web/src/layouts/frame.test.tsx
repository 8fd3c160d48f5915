import { act, screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { feedbackOpened } from '#features/feedback/feedbackSlice.ts';
import { loginOpened } from '#features/login/loginSlice.ts';
import { AllSeen } from '#testing/AllSeen.ts';
import { QUIET_PAGE, renderRoute } from '#testing/renderRoute.tsx';
import { publicMarket } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['source'];
});

const hrefOf = (link: HTMLElement) => link.getAttribute('href');

describe('what the visitor keeps', () => {
  it.each([QUIET_PAGE, '/kline/bitcoin', '/verification'])('is a press away on %s', async (path) => {
    await renderRoute(path);
    expect(hrefOf(screen.getByRole('link', { name: '自选' }))).toBe('/userticker');
    expect(hrefOf(screen.getByRole('link', { name: '持仓' }))).toBe('/userticker/portfolio');
  });

  it('is at the top of a phone’s menu', async () => {
    const { user } = await renderRoute(QUIET_PAGE);
    await user.click(screen.getByRole('button', { name: '菜单' }));
    const menu = await within(await screen.findByRole('dialog')).findByRole('navigation', { name: '主菜单' });
    expect(within(menu).getAllByRole('link').slice(0, 2).map(hrefOf)).toEqual([
      '/userticker',
      '/userticker/portfolio',
    ]);
  });
});

describe('the top bar', () => {
  it('shows every fact of the market, each linked to its page', async () => {
    await renderRoute(QUIET_PAGE);
    const facts = within(screen.getByRole('list', { name: '市场概况' }));
    await waitFor(() => expect(facts.getByRole('link', { name: /^币种\d/ })).toBeDefined());
    const targets = facts
      .getAllByRole('link')
      .map((link) => [link.textContent?.match(/^[^\d¥$]+/)?.[0], hrefOf(link)]);
    expect(targets).toEqual([
      ['币种', '/'],
      ['交易所', '/exchange'],
      ['钱包', '/wallet'],
      ['USDT 场外', '/currencies/tether'],
      ['BTC 占比', '/data'],
      ['ETH Gas', '/data/eth.html'],
    ]);
    const words = screen.getByRole('list', { name: '市场概况' }).textContent ?? '';
    expect(words).toMatch(/USDT 场外¥\d\.\d\d[+−]?\d+\.\d\d%/);
    expect(words).toMatch(/美元汇率¥\d\.\d\d/);
    expect(words).toMatch(/BTC 占比\d\d\.\d\d%/);
    expect(words).toMatch(/ETH Gas[\d.]+ Gwei/);
    expect(words).toMatch(/黄金\$[\d,]+\.\d\d/);
  });

  it('says nothing of a Tether’s price over the counter where nobody tells it', async () => {
    server.use(...publicMarket());
    await renderRoute(QUIET_PAGE);
    const facts = within(screen.getByRole('list', { name: '市场概况' }));
    await waitFor(() => expect(facts.queryByText(/USDT/)).toBeNull());
    expect(facts.getByText(/美元汇率/)).toBeDefined();
  });

  it('asks for the gold price each second while its cell is on screen, every ten seconds otherwise', async () => {
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('/api/home/global')) asked.push(request.url);
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

    const hidden = await renderRoute(QUIET_PAGE);
    await pass(3500);
    const whileHidden = asked.length;
    hidden.unmount();

    vi.stubGlobal('IntersectionObserver', AllSeen);
    asked.length = 0;
    await renderRoute(QUIET_PAGE);
    for (let second = 0; second < 4; second++) await pass(1000);
    expect(whileHidden).toBe(1);
    expect(asked.length).toBeGreaterThanOrEqual(3);
    server.events.removeAllListeners();
  });

  it('names the logged-in visitor and offers to log out', async () => {
    Cookies.set('user_token', 't-1');
    Cookies.set('user_name', '小镜');
    await renderRoute(QUIET_PAGE);
    expect(hrefOf(screen.getAllByRole('link', { name: '小镜' })[0] as HTMLElement)).toBe('/user/setting');
    expect(screen.getAllByRole('button', { name: '退出' }).length).toBeGreaterThan(0);
    expect(screen.queryByRole('link', { name: '登录' })).toBeNull();
  });

  it('notices at the next navigation that the session has ended elsewhere', async () => {
    Cookies.set('user_token', 't-1');
    Cookies.set('user_name', '小镜');
    const { goTo } = await renderRoute(QUIET_PAGE);
    Cookies.remove('user_token');
    await goTo('/concept');
    await waitFor(() => expect(screen.queryByRole('link', { name: '小镜' })).toBeNull());
  });
});

describe('a layout without a top bar', () => {
  it.each(['/kline/bitcoin', '/verification', '/app'])('has the account in its header: %s', async (path) => {
    const { user, unmount } = await renderRoute(path);
    const login = await screen.findByRole('link', { name: '登录' });
    expect(document.querySelector('header')?.contains(login)).toBe(true);
    await user.click(login);
    expect(await screen.findByRole('dialog', { name: '登录' })).toBeDefined();
    unmount();

    Cookies.set('user_token', 't-1');
    Cookies.set('user_name', '小镜');
    const again = await renderRoute(path);
    await again.user.click(await screen.findByRole('button', { name: '小镜的账户' }));
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      '自选',
      '我的持仓',
      '个人设置',
      '账号安全',
      '退出',
    ]);
    await again.user.click(menu.getByRole('menuitem', { name: '个人设置' }));
    await waitFor(() => expect(again.path()).toBe('/user/setting'));
  });

  it('is the only one: a top bar has the account already', async () => {
    await renderRoute(QUIET_PAGE);
    expect(screen.getAllByRole('link', { name: '登录' })).toHaveLength(1);
  });
});

describe('the 演示数据 mark', () => {
  it.each([
    ['simulated', 1],
    ['live', 0],
  ])('with %s data stands %i times', async (source, count) => {
    document.documentElement.dataset['source'] = source;
    await renderRoute('/kline');
    expect(screen.queryAllByText('演示数据')).toHaveLength(count);
  });
});

describe('a dialog of the frame', () => {
  it.each([
    ['登录', loginOpened()],
    ['意见反馈', feedbackOpened(3)],
  ])('%s does not stay over a page that one goes to with it open', async (name, opened) => {
    const { store, goTo } = await renderRoute(QUIET_PAGE);
    act(() => void store.dispatch(opened));
    await screen.findByRole('dialog', { name });
    await goTo('/concept');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays when it was opened while the navigation was already under way', async () => {
    const { store, goTo } = await renderRoute(QUIET_PAGE);
    window.history.pushState(null, '', '/concept');
    act(() => void store.dispatch(loginOpened()));
    await screen.findByRole('dialog', { name: '登录' });
    await goTo('/concept');
    expect(await screen.findByRole('dialog', { name: '登录' })).toBeDefined();
    window.history.pushState(null, '', '/');
  });
});

describe('the site notices', () => {
  it('appear in order, each once, and cannot be dismissed by Escape', async () => {
    const { user, unmount } = await renderRoute('/', { notices: true });
    expect(await screen.findByRole('dialog', { name: '地区提示' })).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: '地区提示' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: '我已了解并确认' }));
    expect(await screen.findByRole('dialog', { name: '公告' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: '我知道了' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    unmount();
    await renderRoute('/', { notices: true });
    await screen.findByRole('contentinfo');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('trap the focus', async () => {
    const { user } = await renderRoute(QUIET_PAGE, { notices: true });
    const notice = await screen.findByRole('dialog', { name: '地区提示' });
    for (let press = 0; press < 4; press++) {
      await user.tab();
      expect(notice.contains(document.activeElement)).toBe(true);
    }
  });
});

describe('the time zone', () => {
  it('is Beijing’s until the visitor chooses another, and the page shows which', async () => {
    const { user } = await renderRoute('/ath');
    const updated = () => document.querySelector('header time')?.textContent;
    await waitFor(() => expect(updated()).toBe('更新于 2026-11-20 12:00:00（北京时间 UTC+8）'));
    await user.click(screen.getByText('显示设置'));
    await user.click(await screen.findByText('UTC'));
    expect(updated()).toBe('更新于 2026-11-20 04:00:00（UTC）');
    expect(document.querySelector('footer')?.textContent).toContain('时间除另有说明外均为UTC');
    expect(localStorage.getItem('display')).toContain('"timeZone":"UTC"');
  });
});
