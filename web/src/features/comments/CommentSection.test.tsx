import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '#api/api.ts';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';
import { CommentSection } from './CommentSection.tsx';

const subject = { kind: 'coin', code: 'bitcoin' } as const;
const comment = {
  id: 1,
  mid: 2,
  nickname: '小镜',
  userface: '',
  parent_id: null,
  content: '<b>看</b> https://example.com',
  addtime: 1,
  like_count: 3,
  is_like: false,
  is_own: false,
  reply_count: 0,
};
const list = (rows: object[]) => ({
  code: 200,
  msg: '',
  data: { list: rows, total_count: rows.length, total_pages: 1, page: 1 },
});

function show(isLoggedIn: boolean) {
  const onLoginNeeded = vi.fn();
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  render(
    <Provider store={store}>
      <CommentSection subject={subject} reader={{ isLoggedIn, onLoginNeeded }} />
    </Provider>,
  );
  return { user: userEvent.setup(), onLoginNeeded };
}

describe('comments', () => {
  beforeEach(() => server.use(answers('commentList', list([comment]))));

  test('markup in a comment is words; an address in it is a link that leaves safely', async () => {
    show(true);
    expect(await screen.findByText(/<b>看<\/b>/)).toBeTruthy();
    const link = screen.getByRole('link', { name: /example\.com/ });
    expect(link.getAttribute('rel')).toContain('nofollow');
  });

  test('a visitor without login is asked for it when posting, and finds the draft again', async () => {
    const { user, onLoginNeeded } = show(false);
    await user.type(screen.getByLabelText('写评论'), '先写好');
    await user.click(screen.getByRole('button', { name: '发表评论' }));
    expect(onLoginNeeded).toHaveBeenCalledOnce();
    expect(localStorage.getItem('drafts')).toContain('先写好');
  });

  test('a comment that failed keeps its words and its nonce, so that trying again cannot double it', async () => {
    const nonces: unknown[] = [];
    server.use(
      http.post('*/community/api/v3/comment/add', async ({ request }) => {
        nonces.push(((await request.json()) as { nonce: string }).nonce);
        return nonces.length === 1
          ? HttpResponse.json({ code: 503, msg: '服务繁忙' }, { status: 503 })
          : HttpResponse.json({ code: 200, msg: '', data: { ...comment, content: '好' } });
      }),
    );
    const { user } = show(true);
    const box = screen.getByLabelText('写评论');
    await user.type(box, '好');
    await user.click(screen.getByRole('button', { name: '发表评论' }));
    await vi.waitFor(() => expect(nonces).toHaveLength(1));
    expect((box as HTMLTextAreaElement).value).toBe('好');
    await vi.waitFor(async () => {
      await user.click(screen.getByRole('button', { name: '发表评论' }));
      expect(nonces).toHaveLength(2);
    });
    expect(nonces[0]).toBe(nonces[1]);
    await vi.waitFor(() => expect((box as HTMLTextAreaElement).value).toBe(''));
  });

  test('more than 300 characters cannot be sent, and say so', async () => {
    const { user } = show(true);
    await user.click(screen.getByLabelText('写评论'));
    await user.paste('字'.repeat(301));
    expect(screen.getByText('评论不可大于300字')).toBeTruthy();
    expect(screen.getByRole('button', { name: '发表评论' }).hasAttribute('disabled')).toBe(true);
  });

  test('an empty list says so, a failed one offers to try again', async () => {
    server.use(answers('commentList', list([])));
    show(true);
    expect(await screen.findByText('还没有评论')).toBeTruthy();
  });
});
