import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { answer } from '@coinmirror/upstream/answers/dispatch/answer.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers, answersStale, hangs } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';
import { testSources } from '#testing/sources.ts';

/** The simulated newsroom writes its first weeks within the test. */
const main = () => within(screen.getByRole('main'));
/** Headlines of the list; the rail has headings of its own. By selector, since a query by role walks every node. */
const headings = () => [...document.querySelectorAll<HTMLElement>('main article h2')];
const more = () => main().findByText('加载更多');
const context = { sources: testSources, token: '' };
/** For a test without articles: for a sparse section, the simulated newsroom writes months to fill a page. */
const noArticles = () => answers('newsList', { code: 200, msg: '', data: { list: [], timestamp: null } });
/** Waits for pending requests, which would otherwise count against the next test. */
const settled = () => waitFor(() => expect(main().queryByText('正在加载')).toBeNull());

interface Wire {
  readonly data: { readonly list: readonly { id: number; title: string; issuetime: number }[] };
}
const listOf = async (params: Record<string, unknown>) =>
  ((await answer('newsList', params, context)).body as Wire).data.list;

function answerAsUsual() {
  const nothing = { list: [], total_count: 0, total_pages: 1, page: 1 };
  server.resetHandlers();
  server.use(
    answers('commentList', { code: 200, msg: '', data: nothing }),
    answers('voteTally', { code: 200, msg: '', data: { list: [] } }),
    // Counting a month of articles writes a month of news; other tests cover the counts.
    answers('newsDesks', { code: 200, msg: '', data: [] }),
  );
}

beforeEach(answerAsUsual);

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
    const again = await main().findByRole('button', { name: '重试' });
    answerAsUsual();
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

describe('the flashes', () => {
  test('are grouped by day, and filtered by the address, which Back undoes', async () => {
    const { user, path, goBack } = await renderPage('/news/flash.html');
    await more();
    const [day] = main().getAllByRole('heading', { level: 2 });
    expect(day?.textContent).toMatch(/\d+月\d+日 星期.\d+ 条$/);
    await user.click(main().getByRole('radio', { name: '重要' }));
    expect(path()).toBe('/news/flash.html?kind=important');
    await waitFor(() => {
      const rows = main().getAllByRole('article');
      expect(rows.every((row) => within(row).queryByText('重要') !== null)).toBe(true);
    });
    await goBack();
    expect(path()).toBe('/news/flash.html');
    expect(main().getByRole('radio', { name: '全部' }).getAttribute('aria-checked')).toBe('true');
  });

  test('are Chinese unless English is asked for, which the address keeps and the browser remembers', async () => {
    const [item] = await listOf({ channelid: 24, per_page: 1 });
    const list = [{ ...item, lang: 'en', title: 'Bitcoin steady' }];
    server.use(
      http.get('*/api/v4/news/news', ({ request }) =>
        new URL(request.url).searchParams.get('lang') === 'all'
          ? HttpResponse.json({ code: 200, msg: '', data: { list, timestamp: null } })
          : undefined,
      ),
    );
    const { user, path, unmount } = await renderPage('/news/flash.html');
    await more();
    const english = () => main().queryAllByRole('button', { name: /^翻译：/ }).length;
    expect(english()).toBe(0);
    await user.click(main().getByRole('button', { name: '显示英文' }));
    expect(path()).toBe('/news/flash.html?lang=all');
    await waitFor(() => expect(english()).toBeGreaterThan(0));
    unmount();
    const again = await renderPage('/news/flash.html');
    expect(again.path()).toBe('/news/flash.html');
    const toggle = await main().findByRole('button', { name: '显示英文', pressed: true });
    await again.user.click(toggle);
    expect(await main().findByRole('button', { name: '显示英文', pressed: false })).toBeTruthy();
  });

  test('begin with a sentence about the last hour', async () => {
    await renderPage('/news/flash.html');
    await more();
    expect(main().getByText(/^过去一小时/)).toBeTruthy();
  });

  test('wait behind a bar when new; the list does not shift until it is pressed', async () => {
    const all = await listOf({ channelid: 24, per_page: 30 });
    const held = all[2];
    if (!held) throw new Error('no flashes');
    const older = await answer(
      'newsList',
      { channelid: 24, per_page: 30, timestamp: held.issuetime },
      context,
    );
    server.use(
      http.get('*/api/v4/news/news', ({ request }) => {
        const query = new URL(request.url).searchParams;
        if (query.get('direction') === '0' || query.has('timestamp')) return undefined;
        return HttpResponse.json(older.body as Parameters<typeof HttpResponse.json>[0]);
      }),
    );
    const { user } = await renderPage('/news/flash.html');
    const bar = await main().findByRole('button', { name: /有 2 条新快讯/ });
    const first = () => main().getAllByRole('heading', { level: 3 })[0]?.textContent;
    expect(first()).toContain(held.title);
    answerAsUsual();
    await user.click(bar);
    await waitFor(() => expect(first()).toContain(all[0]?.title));
    await waitFor(() => expect(main().queryByRole('button', { name: /条新快讯/ })).toBeNull());
  });

  test('arriving at ten a second are counted up to a hundred, and shift nothing under the reader', async () => {
    const all = await listOf({ channelid: 24, per_page: 30 });
    const last = all[0]?.issuetime ?? 0;
    const flood = Array.from({ length: 100 }, (_, at) => ({
      ...all[0],
      id: 9_000_000_000 + at,
      title: `新的 ${at}`,
      issuetime: last + 10,
    }));
    server.use(
      http.get('*/api/v4/news/news', ({ request }) => {
        if (new URL(request.url).searchParams.get('direction') !== '0') return undefined;
        return HttpResponse.json({ code: 200, msg: '', data: { list: flood, timestamp: null } });
      }),
    );
    await renderPage('/news/flash.html');
    const titles = () =>
      main()
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    expect(await main().findByRole('button', { name: /有 100\+ 条新快讯/ })).toBeTruthy();
    expect(titles()).toHaveLength(all.length);
    expect(titles()[0]).toContain(all[0]?.title);
    expect(titles().join()).not.toContain('新的 ');
  });
});

describe('an article', () => {
  test('shows its coins with the change since publication, and related content', async () => {
    const [item] = await listOf({ channelid: 1, per_page: 1 });
    if (!item) throw new Error('no articles');
    const { body } = await answer('newsDetail', { id: item.id }, context);
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
