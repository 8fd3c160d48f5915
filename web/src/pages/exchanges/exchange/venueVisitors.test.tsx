import { cleanup, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

const comment = {
  id: 1,
  mid: 2,
  nickname: '小镜',
  userface: '',
  parent_id: null,
  content: '提币很快',
  addtime: 1,
  like_count: 3,
  is_like: false,
  is_own: false,
  reply_count: 0,
};

/** Returns one comment, and records the requests. */
function oneComment() {
  const asked: string[] = [];
  server.use(
    http.get('*/comment/list', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(`${searchParams.get('kind')} ${searchParams.get('code')}`);
      const data = { list: [comment], total_count: 1, total_pages: 1, page: 1 };
      return HttpResponse.json({ code: 200, msg: '', data });
    }),
  );
  return asked;
}

const VENUES = [
  ['/exchange/binance', 'exchange binance', '币安', '/userexchange'],
  ['/wallet/metamask', 'wallet metamask', '小狐狸钱包', '/wallet/focus'],
] as const;

test.each(VENUES)('%s shows visitors’ comments on it, and on nothing else', async (path, subject) => {
  const asked = oneComment();
  await renderPage(path);
  const comments = await screen.findByRole('region', { name: '评论' });
  expect(await within(comments).findByText('提币很快')).toBeTruthy();
  expect(within(comments).getByRole('textbox', { name: '写评论' })).toBeTruthy();
  expect(new Set(asked)).toEqual(new Set([subject]));
});

test.each(VENUES)(
  '%s can be starred in its header and then appears on the page of stars',
  async (path, _, name, stars) => {
    oneComment();
    const { user } = await renderPage(path);
    await user.click(await screen.findByRole('button', { name: `加自选 ${name}` }));
    expect(await screen.findByRole('button', { name: `取消自选 ${name}` })).toBeTruthy();
    cleanup();
    await renderPage(stars);
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(path);
  },
);

test.each(['/exchange/binance/details.html', '/wallet/imtoken/notice'])(
  '%s leaves comments to the first page',
  async (path) => {
    const asked = oneComment();
    await renderPage(path);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: '评论' })).toBeNull();
    expect(asked).toEqual([]);
  },
);

test('an article under an unknown exchange is not found, whatever the article is', async () => {
  server.use(answers('newsDetail', { code: 500, msg: '繁忙' }));
  await renderPage('/exchange/nobody/dynamic/217');
  expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeTruthy();
});
