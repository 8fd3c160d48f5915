import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { TEST_NOW } from '#testing/clock.ts';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

const HOSTILE =
  '<h2 onclick="steal()">第一<img src=x onerror=steal()>节</h2><script>steal()</script><p>正文<a href="javascript:steal()">链接</a></p>' +
  '<iframe src="https://evil.example"></iframe><svg onload=steal()></svg><p>&lt;b&gt;字面&lt;/b&gt;</p><style>body{display:none}</style>';

const common = {
  id: 9,
  title: '标题<img src=x onerror=steal()>',
  issuetime: TEST_NOW / 1000 - 60,
  coins: [],
};
const ok = (data: unknown) => ({ code: 200, msg: '', data });

const kinds = [
  [
    'news',
    '/news/9.html',
    () => answers('newsDetail', ok({ ...common, content: HOSTILE, section: 'depth', author: '作者' })),
  ],
  [
    'notice',
    '/notice/9',
    () =>
      answers(
        'noticeDetail',
        ok({
          ...common,
          content: HOSTILE,
          type: 'listing',
          publisher: { kind: 'exchange', code: 'okx', name: '欧易', logo: '' },
        }),
      ),
  ],
  [
    'announcement',
    '/announcement/a9.html',
    () =>
      answers('announcementDetail', ok({ ...common, id: 'a9', content: HOSTILE, summary: '', top: false })),
  ],
] as const;

describe('an article', () => {
  test.each(kinds)('of %s renders hostile HTML as text, or not at all', async (_kind, address, scenario) => {
    const nothing = { list: [], total_count: 0, total_pages: 1, page: 1 };
    server.use(
      scenario(),
      answers('commentList', ok(nothing)),
      answers('newsHot', ok({ list: [] })),
      answers('newsDesks', ok([])),
    );
    await renderPage(address);
    // Not the rail's articles: the one with the page's heading.
    const heading = await within(screen.getByRole('main')).findByRole('heading', { level: 1 });
    const article = heading.closest('article') as HTMLElement;
    expect(heading.textContent).toBe(common.title);
    expect(within(article).getByRole('heading', { name: '第一节' })).toBeTruthy();
    expect(within(article).getByText('正文链接')).toBeTruthy();
    expect(within(article).getByText('<b>字面</b>')).toBeTruthy();
    expect(
      article.querySelector('script, iframe, style, img, svg[onload], a[href^="javascript"]'),
    ).toBeNull();
    expect(article.innerHTML).not.toMatch(/<[^>]+\son\w+=/);
    expect(article.textContent).not.toContain('steal()<');
    expect(within(article).getByRole('button', { name: '分享' })).toBeTruthy();
    expect(within(article).getByRole('button', { name: '分享图' })).toBeTruthy();
  });

  test('of another publisher names him alone below its text, and not every source of the page', async () => {
    server.use(
      answers(
        'noticeDetail',
        ok({
          ...common,
          content: '<p>正文</p>',
          url: 'https://www.okx.com/notice',
          type: 'listing',
          publisher: { kind: 'exchange', code: 'okx', name: '欧易', logo: '' },
        }),
      ),
    );
    await renderPage('/notice/9');
    expect((await screen.findByText(/^声明：/)).textContent).toContain('标题与摘要来自欧易公开发布的内容');
  });

  test('explains a wiki term at its first occurrence', async () => {
    server.use(
      answers(
        'newsDetail',
        ok({
          ...common,
          content: '<h2>锁仓量</h2><p>本周锁仓量上升。</p><p>锁仓量以美元计。</p>',
          section: 'depth',
          author: '作者',
        }),
      ),
      answers('commentList', ok({ list: [], total_count: 0, total_pages: 1, page: 1 })),
      answers('newsHot', ok({ list: [] })),
      answers('newsDesks', ok([])),
    );
    const { user } = await renderPage('/news/9.html');
    const main = within(screen.getByRole('main'));
    const link = await main.findByRole('link', { name: '锁仓量' });
    expect(link.getAttribute('href')).toBe('/wiki/noun/tvl');
    expect(link.closest('p')?.textContent).toBe('本周锁仓量上升。');
    await user.hover(link);
    expect(
      await within(await screen.findByRole('tooltip')).findByText(/锁定在协议合约里的资产/),
    ).toBeTruthy();
  });
});
