import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { answer } from '@coinmirror/upstream/answers/dispatch/answer.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerNewsAsUsual, newsContext, newsOnWire } from '#testing/newsAnswers.ts';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers, answersStale, hangs } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

/** The simulated newsroom writes its first weeks within the test. */
const main = () => within(screen.getByRole('main'));
/** Headlines of the list; the rail has headings of its own. By selector, since a query by role walks every node. */
const headings = () => [...document.querySelectorAll<HTMLElement>('main article h2')];
const more = () => main().findByText('加载更多');
/** For a test without articles: for a sparse section, the simulated newsroom writes months to fill a page. */
const noArticles = () => answers('newsList', { code: 200, msg: '', data: { list: [], timestamp: null } });
/** Waits for pending requests, which would otherwise count against the next test. */
const settled = () => waitFor(() => expect(main().queryByText('正在加载')).toBeNull());

beforeEach(answerNewsAsUsual);

describe('the news', () => {
  test.each([
    ['', '要闻'],
    ['?tab=0', '要闻'],
    ['?tab=3', '行情分析'],
    ['?tab=4', '政策'],
    ['?tab=7', '公告'],
    ['?tab=99', '要闻'],
  ])('open their tab by the number in the address: %s → %s', async (query, label) => {
    server.use(noArticles());
    await renderPage(`/news${query}`);
    const tabs = main().getByRole('navigation', { name: '资讯栏目' });
    expect(tabs.querySelector('[aria-current]')?.textContent).toBe(label);
    await settled();
  });

  test('title the document after the current tab, and after the page on the first', async () => {
    server.use(noArticles());
    const { goTo } = await renderPage('/news');
    const own = document.title;
    await goTo('/news?tab=4');
    await waitFor(() => expect(document.title).toBe('政策 资讯 - 币镜'));
    await goTo('/news?tab=0');
    await waitFor(() => expect(document.title).toBe(own));
    await settled();
  });

  test('list headlines linked to their articles, and grow downward without repeating', async () => {
    const { user } = await renderPage('/news');
    const button = await more();
    expect(headings()).toHaveLength(20);
    await user.click(button);
    await waitFor(() => expect(headings().length).toBe(40));
    const links = headings().map((heading) => within(heading).getByRole('link').getAttribute('href'));
    expect(new Set(links).size).toBe(40);
  });

  test('reserve their space while they load, report a failure, and retry', async () => {
    server.use(hangs('newsList'));
    const waiting = await renderPage('/news');
    expect(main().getAllByText('正在加载').length).toBeGreaterThan(0);
    expect(main().queryAllByRole('article')).toHaveLength(0);
    waiting.unmount();
    server.use(answers('newsList', { code: 500, msg: '繁忙' }, 500));
    const { user } = await renderPage('/news');
    // The rail beside the list fails as well, sooner or later.
    const again = await waitFor(() => {
      const all = main().getAllByRole('button', { name: '重试' });
      const own = all.find((button) => button.closest('aside') === null);
      if (own === undefined) throw new Error('the list has not failed yet');
      return own;
    });
    answerNewsAsUsual();
    await user.click(again);
    await waitFor(() => expect(headings().length).toBe(20));
  });

  test('say that a section is empty instead of showing nothing', async () => {
    server.use(noArticles());
    await renderPage('/news?tab=4');
    expect(await main().findByText('这一栏还没有文章')).toBeTruthy();
  });

  test('show their age when a refetch fails', async () => {
    server.use(answersStale('newsList', 600_000));
    await renderPage('/news');
    expect((await main().findAllByText(/数据停在/)).length).toBeGreaterThan(0);
  });
});

describe('an article', () => {
  test('shows its coins with the change since publication, and related content', async () => {
    const [item] = await newsOnWire({ channelid: 1, per_page: 1 });
    if (!item) throw new Error('no articles');
    const { body } = await answer('newsDetail', { id: item.id }, newsContext);
    const [coin] = (body as { data: { coins: { symbol: string; price: number; issue_price: number }[] } })
      .data.coins;
    await renderPage(`/news/${item.id}.html`);
    expect(await main().findByRole('heading', { level: 1, name: item.title })).toBeTruthy();
    expect(document.title).toContain(item.title);
    const table = main().getByRole('table');
    const change = ((coin?.price ?? 0) / (coin?.issue_price ?? 1) - 1) * 100;
    expect(table.textContent).toContain(formatShare(Math.abs(change)));
    expect(main().getByRole('navigation', { name: '上一篇与下一篇' })).toBeTruthy();
    expect(await main().findByRole('region', { name: '评论' })).toBeTruthy();
  });

  test.each([
    '/news/123.html',
    '/notice/5',
    '/notice/exchange/nobody',
    '/notice/nobody/okx',
    '/announcement/none.html',
  ])(
    'that does not exist is a page not found: %s',
    async (address) => {
      await renderPage(address);
      expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeTruthy();
    },
    60_000,
  );
});

describe('the notices', () => {
  test('are filtered by several exchanges and a kind, in the address', async () => {
    const { user, path } = await renderPage('/notice');
    await main().findByRole('navigation', { name: '分页' });
    await user.click(main().getByRole('button', { name: '币安' }));
    await user.click(main().getByRole('button', { name: '欧易' }));
    await user.click(main().getByRole('radio', { name: '充提' }));
    expect(path()).toBe('/notice?exchanges=binance%2Cokx&type=transfer');
    await waitFor(() => {
      const publishers = main()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => href.startsWith('/notice/exchange/'));
      expect(new Set(publishers)).toEqual(new Set(['/notice/exchange/binance', '/notice/exchange/okx']));
    });
  });

  test('are marked after being opened', async () => {
    const { user, goBack } = await renderPage('/notice/exchange/binance');
    const [first] = await waitFor(() => {
      const links = main()
        .getAllByRole('link')
        .filter((link) => /^\/notice\/\d+$/.test(link.getAttribute('href') ?? ''));
      expect(links.length).toBeGreaterThan(3);
      return links;
    });
    if (!first) throw new Error('no notices');
    await user.click(first);
    await main().findByRole('heading', { level: 1 });
    await goBack();
    expect((await main().findAllByText('已读')).length).toBe(1);
  });

  test('of the site itself start with the pinned one and can be read', async () => {
    const { user } = await renderPage('/announcement');
    const pinned = (await main().findByText('置顶')).closest('li');
    expect(pinned?.previousElementSibling).toBeNull();
    await user.click(within(pinned ?? document.body).getByRole('link'));
    expect(await main().findByRole('heading', { level: 1, name: /演示数据/ })).toBeTruthy();
  });
});
