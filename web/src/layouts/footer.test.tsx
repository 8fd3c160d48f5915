import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AllSeen } from '#testing/AllSeen.ts';
import { QUIET_PAGE, renderRoute } from '#testing/renderRoute.tsx';
import { publicMarket } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const hrefOf = (link: HTMLElement) => link.getAttribute('href');

describe('the footer', () => {
  it('has its links, the disclaimer, the year and the founding date', async () => {
    await renderRoute(QUIET_PAGE);
    const footer = within(await screen.findByRole('contentinfo'));
    for (const name of [
      ...[
        '帮助',
        '反馈',
        '官方验证',
        '联系',
        '关于',
        '数据状态',
        '开放数据',
        '用户协议',
        '隐私政策',
        '免责声明',
      ],
      ...['iOS', 'Android', 'Windows', 'Mac'],
    ]) {
      expect(footer.getByText(name)).toBeDefined();
    }
    const app = within(footer.getByRole('navigation', { name: '安装网页 App' }));
    expect(app.getAllByRole('link').map(hrefOf)).toEqual([
      '/app#ios',
      '/app#android',
      '/app#desktop',
      '/app#desktop',
    ]);
    expect(footer.queryByText(/下载 App|iOS 版|Mac 版/)).toBeNull();
    expect(footer.getByText(/仅供学习研究，不构成任何投资建议/)).toBeDefined();
    expect(footer.getByText(/© 2017–2026 币镜/)).toBeDefined();
    expect(footer.getByText('公司成立于 2017年8月')).toBeDefined();
  });

  it.each([
    '/',
    '/currencies/bitcoin?chart=usd',
    '/exchange/binance',
    '/exchange/gradeguide',
    '/hot/rise.html',
    '/wiki',
    '/search?word=%E7%88%86%E4%BB%93',
    '/verification',
    '/app',
    '/data/futures.html?tab=funding',
  ])('opens the feedback window on %s, whose address the report carries', async (address) => {
    const sent: (string | null)[] = [];
    server.use(
      http.post('*/community/api/v2/feedback/add', async ({ request }) => {
        sent.push(new URLSearchParams(await request.text()).get('intro'));
        return HttpResponse.json({ code: 200, msg: '' });
      }),
    );
    const { user, path } = await renderRoute(address);
    window.history.replaceState(null, '', address);
    await user.click(await screen.findByRole('link', { name: '反馈' }));
    await user.type(await screen.findByRole('textbox', { name: '反馈内容' }), '有误');
    await user.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(sent).toEqual([`有误 ${address}`]));
    expect(path()).toBe(address);
    window.history.replaceState(null, '', '/');
  });

  it('shows friendly links on the home page alone', async () => {
    vi.stubGlobal('IntersectionObserver', AllSeen);
    const home = await renderRoute('/');
    expect(await screen.findByRole('navigation', { name: '友情链接' })).toBeDefined();
    home.unmount();
    await renderRoute(QUIET_PAGE);
    await screen.findByRole('contentinfo');
    expect(screen.queryByRole('navigation', { name: '友情链接' })).toBeNull();
  });

  it('has the code of the app’s page a press away', async () => {
    const { user } = await renderRoute(QUIET_PAGE);
    await user.click(await screen.findByRole('button', { name: '手机扫码' }));
    expect(await screen.findByRole('img', { name: '手机 App 页面二维码' })).toBeDefined();
  });

  it('says whether the page is made up', async () => {
    const isSaid = async () =>
      (await screen.findByRole('contentinfo')).textContent?.includes('本页为演示数据。');
    const simulated = await renderRoute(QUIET_PAGE);
    await waitFor(async () => expect(await isSaid()).toBe(true));
    simulated.unmount();
    server.use(...publicMarket());
    await renderRoute(QUIET_PAGE);
    await waitFor(async () => expect(await isSaid()).toBe(false));
  });
});
