import { act, screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderRoute } from '#testing/renderRoute.tsx';
import { server } from '#testing/server.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['source'];
});

/** An observer for which everything is on screen. */
class AllSeen {
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe(target: Element) {
    const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry;
    this.#report([entry], this as unknown as IntersectionObserver);
  }
  unobserve() {}
  disconnect() {}
}

const hrefOf = (link: HTMLElement) => link.getAttribute('href');

describe('the top bar', () => {
  it('tells every fact of the market, each leading to the page behind it', async () => {
    await renderRoute('/exchange');
    const facts = within(screen.getByRole('list', { name: '市场概况' }));
    await waitFor(() => expect(facts.getByRole('link', { name: /^币种\d/ })).toBeDefined());
    const targets = facts
      .getAllByRole('link')
      .map((link) => [link.textContent?.match(/^[^\d¥$]+/)?.[0], hrefOf(link)]);
    expect(targets).toEqual([
      ['币种', '/'],
      ['交易所', '/exchange'],
      ['钱包', '/wallet'],
      ['USDT', '/currencies/tether'],
      ['BTC占比', '/data'],
      ['ETH Gas', '/data/eth.html'],
    ]);
    const words = screen.getByRole('list', { name: '市场概况' }).textContent ?? '';
    expect(words).toMatch(/USDT¥\d\.\d\d（溢价 [▲▼]?[+-]?\d+\.\d\d%）/);
    expect(words).toMatch(/美元汇率¥\d\.\d\d/);
    expect(words).toMatch(/BTC占比\d\d\.\d\d%/);
    expect(words).toMatch(/ETH Gas[\d.]+ Gwei/);
    expect(words).toMatch(/黄金\$[\d,]+\.\d\d/);
  });

  it('asks for the gold price each second while its cell is on screen, each ten seconds otherwise', async () => {
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('/api/home/global')) asked.push(request.url);
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

    const hidden = await renderRoute('/exchange');
    await pass(3500);
    const whileHidden = asked.length;
    hidden.unmount();

    vi.stubGlobal('IntersectionObserver', AllSeen);
    asked.length = 0;
    await renderRoute('/exchange');
    for (let second = 0; second < 4; second++) await pass(1000);
    expect(whileHidden).toBe(1);
    expect(asked.length).toBeGreaterThanOrEqual(3);
    server.events.removeAllListeners();
  });

  it('names the visitor who is logged in, and offers the way out', async () => {
    Cookies.set('user_token', 't-1');
    Cookies.set('user_name', '小镜');
    await renderRoute('/exchange');
    expect(hrefOf(screen.getAllByRole('link', { name: '小镜' })[0] as HTMLElement)).toBe('/user/setting');
    expect(screen.getAllByRole('button', { name: '退出' }).length).toBeGreaterThan(0);
    expect(screen.queryByRole('link', { name: '登录' })).toBeNull();
  });

  it('notices at the next route change that the session has ended elsewhere', async () => {
    Cookies.set('user_token', 't-1');
    Cookies.set('user_name', '小镜');
    const { goTo } = await renderRoute('/exchange');
    Cookies.remove('user_token');
    await goTo('/concept');
    await waitFor(() => expect(screen.queryByRole('link', { name: '小镜' })).toBeNull());
  });
});

describe('the mark 演示数据', () => {
  it.each([
    ['simulated', 1],
    ['live', 0],
  ])('with %s data stands %i times', async (source, count) => {
    document.documentElement.dataset['source'] = source;
    await renderRoute('/kline');
    expect(screen.queryAllByText('演示数据')).toHaveLength(count);
  });
});

describe('the footer', () => {
  it('has its links, the disclaimer, the year and the founding date', async () => {
    await renderRoute('/exchange');
    const footer = within(await screen.findByRole('contentinfo'));
    for (const name of [
      '帮助中心',
      '意见反馈',
      '官方验证',
      '联系我们',
      '关于我们',
      'iOS 版',
      'Android 版',
      'Windows 版',
      'Mac 版',
    ]) {
      expect(footer.getByText(name)).toBeDefined();
    }
    expect(footer.getByText(/仅供学习研究，不构成任何投资建议/)).toBeDefined();
    expect(footer.getByText(/© 2023.*2017年8月/)).toBeDefined();
  });

  it('shows friendly links on the home page alone', async () => {
    vi.stubGlobal('IntersectionObserver', AllSeen);
    const home = await renderRoute('/');
    expect(await screen.findByRole('navigation', { name: '友情链接' })).toBeDefined();
    home.unmount();
    await renderRoute('/exchange');
    await screen.findByRole('contentinfo');
    expect(screen.queryByRole('navigation', { name: '友情链接' })).toBeNull();
  });

  it('draws the code of the app’s page when the reader comes near', async () => {
    vi.stubGlobal('IntersectionObserver', AllSeen);
    await renderRoute('/exchange');
    expect(await screen.findByRole('img', { name: '手机 App 页面二维码' })).toBeDefined();
  });
});

describe('the notices', () => {
  it('come in their order, each once, and cannot be passed by Escape', async () => {
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

  it('keep the focus inside', async () => {
    const { user } = await renderRoute('/exchange', { notices: true });
    const notice = await screen.findByRole('dialog', { name: '地区提示' });
    for (let press = 0; press < 4; press++) {
      await user.tab();
      expect(notice.contains(document.activeElement)).toBe(true);
    }
  });
});
