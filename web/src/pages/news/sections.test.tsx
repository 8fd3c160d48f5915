import { answer } from '@coinmirror/upstream/answers/dispatch/answer.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';
import { testSources } from '#testing/sources.ts';

const main = () => within(screen.getByRole('main'));
const ok = (data: unknown) => ({ code: 200, msg: '', data });
const row = (id: number, title: string) => ({
  id,
  title,
  content: '',
  summary: '摘要',
  issuetime: 1_760_000_000 + id,
  author: '币镜演示编辑部',
  authorid: 'editors',
  source: '币镜',
  section: 'analysis',
  coins: [],
});
const desks = [
  {
    authorid: 'editors',
    name: '币镜演示编辑部',
    intro: '早报与周报。',
    count: 12,
    latest: { id: 9, title: '早报' },
  },
  { authorid: 'market', name: '币镜行情台', intro: '行情异动。', count: 0, latest: null },
];

beforeEach(() => {
  server.use(
    answers('newsList', ok({ list: [row(2, '新的一篇'), row(1, '旧的一篇')], timestamp: null })),
    answers('newsHot', ok({ list: [] })),
    answers('newsDesks', ok(desks)),
  );
});

/** The headline of an item of the list; the sentence and the rail may name it, too. */
async function inList(name: string): Promise<HTMLElement> {
  const found = (await main().findAllByRole('link', { name })).find((link) => link.closest('article'));
  if (!found) throw new Error(`no article ${name}`);
  return found;
}

describe('the sections of the news', () => {
  test.each([
    ['/headline', '头条', '/feeds/headlines.xml'],
    ['/weekly', '周报', '/feeds/weekly.xml'],
    ['/analyse', '行情分析', '/feeds/analysis.xml'],
    ['/author/editors', '币镜演示编辑部', '/feeds/author/editors.xml'],
  ])('%s lists its articles, newest first, and can be followed', async (address, title, feed) => {
    await renderPage(address);
    expect(await main().findByRole('heading', { level: 1, name: title })).toBeTruthy();
    const [link, older] = [await inList('新的一篇'), await inList('旧的一篇')];
    expect(link.getAttribute('href')).toBe('/news/2.html');
    expect(link.compareDocumentPosition(older)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(main().getByRole('link', { name: 'RSS' }).getAttribute('href')).toBe(feed);
  });

  test('/weekly shows the newest week in figures and charts, and links to its text', async () => {
    await renderPage('/weekly');
    expect(await main().findByText('成交额较上周')).toBeTruthy();
    const link = main().getByRole('link', { name: '阅读本期全文' });
    expect(link.getAttribute('href')).toMatch(/^\/news\/\d+\.html$/);
    for (const name of ['本周走势', '领涨与领跌', '每日成交额']) {
      expect(main().getByRole('heading', { name })).toBeTruthy();
    }
  });

  test('/author lists every author, linked to their articles', async () => {
    await renderPage('/author');
    const name = await main().findByRole('link', { name: '币镜行情台' });
    expect(name.getAttribute('href')).toBe('/author/market');
    expect(main().getByText(/近 30 天 12 篇文章/)).toBeTruthy();
  });

  test.each(['/analyse/nobody', '/author/nobody'])('%s is a page not found', async (address) => {
    const params = address.startsWith('/analyse')
      ? { channelid: 3, coincode: 'nobody' }
      : { authorid: 'nobody' };
    const { status, body } = await answer('newsList', params, { sources: testSources, token: '' });
    server.use(answers('newsList', body, status));
    await renderPage(address);
    await waitFor(() => expect(screen.getByRole('heading', { name: '页面不存在' })).toBeTruthy());
  });
});
