import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWithStore } from '#testing/renderWithStore.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';
import { soon } from '#testing/soon.ts';
import { CommentSection } from './CommentSection.tsx';
import type { CommentSubject } from './subject.ts';

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
const list = (rows: object[], pages = 1) => ({
  code: 200,
  msg: '',
  data: { list: rows, total_count: rows.length, total_pages: pages, page: 1 },
});

function show(isLoggedIn: boolean) {
  const onLoginNeeded = vi.fn();
  const about = (what: CommentSubject) => (
    <CommentSection subject={what} reader={{ isLoggedIn, isAsked: false, onLoginNeeded }} />
  );
  const { rerender, user } = renderWithStore(about(subject));
  return {
    user,
    onLoginNeeded,
    showAbout: (what: CommentSubject) => rerender(about(what)),
  };
}

describe('comments', () => {
  beforeEach(() => server.use(answers('commentList', list([comment]))));

  test('requests only the first page from an upstream that counts no pages for an empty list', async () => {
    const pages: (string | null)[] = [];
    server.use(
      http.get('*/comment/list', ({ request }) => {
        pages.push(new URL(request.url).searchParams.get('page'));
        return HttpResponse.json(list([], 0));
      }),
    );
    show(true);
    expect(await screen.findByText('还没有评论')).toBeTruthy();
    expect(pages).toEqual(['1']);
  });

  test('renders markup in a comment as text, and an address as a safe external link', async () => {
    show(true);
    expect(await screen.findByText(/<b>看<\/b>/)).toBeTruthy();
    const link = screen.getByRole('link', { name: /example\.com/ });
    expect(link.getAttribute('rel')).toContain('nofollow');
  });

  test('keeps the place of a hidden comment with replies, without its writer and without actions', async () => {
    const hidden = { ...comment, nickname: '', content: '', is_hidden: true, reply_count: 1 };
    server.use(answers('commentList', list([hidden])));
    show(true);
    expect(await screen.findByText('该评论已被隐藏')).toBeTruthy();
    expect(screen.getByRole('button', { name: '查看 1 条回复' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '举报' })).toBeNull();
  });

  test('asks a logged-out visitor to log in when posting, and restores the draft', async () => {
    const { user, onLoginNeeded } = show(false);
    await user.type(screen.getByLabelText('写评论'), '先写好');
    await user.click(screen.getByRole('button', { name: '发表评论' }));
    expect(onLoginNeeded).toHaveBeenCalledOnce();
    expect(localStorage.getItem('drafts')).toContain('先写好');
  });

  test('keeps the text and nonce of a failed comment, so that a retry cannot duplicate it', async () => {
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
    await soon(() => expect(nonces).toHaveLength(1));
    expect((box as HTMLTextAreaElement).value).toBe('好');
    await soon(async () => {
      await user.click(screen.getByRole('button', { name: '发表评论' }));
      expect(nonces).toHaveLength(2);
    });
    expect(nonces[0]).toBe(nonces[1]);
    await soon(() => expect((box as HTMLTextAreaElement).value).toBe(''));
  });

  test('keeps what is typed while a comment is being sent', async () => {
    const answer = Promise.withResolvers<void>();
    server.use(
      http.post('*/community/api/v3/comment/add', async () => {
        await answer.promise;
        return HttpResponse.json({ code: 200, msg: '', data: { ...comment, content: '好' } });
      }),
    );
    const { user } = show(true);
    const box = screen.getByLabelText<HTMLTextAreaElement>('写评论');
    await user.type(box, '好');
    const button = screen.getByRole('button', { name: '发表评论' });
    await user.click(button);
    await user.type(box, '，还有');
    expect(button.getAttribute('aria-busy')).toBe('true');
    answer.resolve();
    await soon(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
    expect(localStorage.getItem('drafts')).toContain('好，还有');
    expect(box.value).toBe('好，还有');
    expect(document.activeElement).toBe(box);
  });

  test('moves the focus to the comments after sending, and to the next comment after deleting', async () => {
    const own = { ...comment, is_own: true };
    const rows = [own, { ...own, id: 2, content: '第二句' }];
    server.use(
      http.get('*/community/api/v3/comment/list', () => HttpResponse.json(list(rows))),
      answers('commentAdd', { code: 200, msg: '', data: own }),
      http.post('*/community/api/v3/comment/del', () => {
        rows.shift();
        return HttpResponse.json({ code: 200, msg: '', data: null });
      }),
    );
    const { user } = show(true);
    await user.type(screen.getByLabelText('写评论'), '好');
    await user.tab();
    await user.keyboard('{Enter}');
    await soon(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: '评论' })));

    const [first] = await screen.findAllByRole('button', { name: '删除' });
    first?.focus();
    await user.keyboard('{Enter}{Enter}');
    await soon(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(document.activeElement?.textContent).toContain('第二句');
  });

  test('keeps a draft per subject', async () => {
    const { user, showAbout } = show(true);
    await user.type(screen.getByLabelText('写评论'), '说比特币的');
    showAbout({ kind: 'coin', code: 'ethereum' });
    expect(screen.getByLabelText<HTMLTextAreaElement>('写评论').value).toBe('');
    showAbout(subject);
    expect(screen.getByLabelText<HTMLTextAreaElement>('写评论').value).toBe('说比特币的');
  });

  test('refuses more than 300 characters, and says so', async () => {
    const { user } = show(true);
    await user.click(screen.getByLabelText('写评论'));
    await user.paste('字'.repeat(301));
    expect(screen.getByText('评论不可大于300字')).toBeTruthy();
    expect(screen.getByRole('button', { name: '发表评论' }).hasAttribute('disabled')).toBe(true);
  });

  test('reports a comment once, for the chosen reason', async () => {
    const reports: unknown[] = [];
    server.use(
      http.post('*/community/api/v3/comment/report', async ({ request }) => {
        reports.push(await request.json());
        return HttpResponse.json({ code: 200, msg: '' });
      }),
    );
    const { user } = show(true);
    await user.click(await screen.findByRole('button', { name: '举报' }));
    await user.click(await screen.findByRole('radio', { name: '诈骗或钓鱼' }));
    await user.dblClick(screen.getByRole('button', { name: '提交举报' }));
    await soon(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(reports).toEqual([{ id: 1, reason: '诈骗或钓鱼' }]);
  });

  test('shows the previous page after the last comment of the last page is deleted', async () => {
    let isTakenBack = false;
    server.use(
      http.get('*/community/api/v3/comment/list', ({ request }) => {
        const isSecond = new URL(request.url).searchParams.get('page') === '2';
        const rows = isSecond
          ? isTakenBack
            ? []
            : [{ ...comment, is_own: true, content: '末页' }]
          : [comment];
        return HttpResponse.json(list(rows, isTakenBack ? 1 : 2));
      }),
      http.post('*/community/api/v3/comment/del', () => {
        isTakenBack = true;
        return HttpResponse.json({ code: 200, msg: '' });
      }),
    );
    const { user } = show(true);
    await user.click(await screen.findByRole('button', { name: '下一页' }));
    await screen.findByText('末页');
    await user.click(screen.getByRole('button', { name: '删除' }));
    await user.click(screen.getByRole('button', { name: '确认删除' }));
    expect(await screen.findByText(/<b>看<\/b>/)).toBeTruthy();
  });

  test('loads more replies on demand, and moves the focus there', async () => {
    const answersOf = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => ({
        ...comment,
        id: 1000 - from - index,
        parent_id: 1,
        content: `第 ${from + index} 条`,
      }));
    server.use(
      http.get('*/community/api/v3/comment/list', ({ request }) => {
        const { searchParams } = new URL(request.url);
        if (!searchParams.has('parent_id')) return HttpResponse.json(list([{ ...comment, reply_count: 70 }]));
        // A reply was added between the two pages, so that the second starts with the last of the first.
        const rows = searchParams.get('page') === '1' ? answersOf(1, 50) : answersOf(50, 70);
        return HttpResponse.json({
          code: 200,
          msg: '',
          data: { list: rows, total_count: 70, total_pages: 2, page: Number(searchParams.get('page')) },
        });
      }),
    );
    const { user } = show(true);
    await user.click(await screen.findByRole('button', { name: '查看 70 条回复' }));
    await user.click(await screen.findByRole('button', { name: '更多回复（还有 20 条）' }));
    expect(await screen.findByText('第 70 条')).toBeTruthy();
    expect(screen.getAllByText(/^第 \d+ 条$/)).toHaveLength(70);
    expect(screen.queryByRole('button', { name: /更多回复/ })).toBeNull();
    await soon(() => expect(document.activeElement?.textContent).toContain('第 51 条'));
  });

  test('says that an empty list is empty', async () => {
    server.use(answers('commentList', list([])));
    show(true);
    expect(await screen.findByText('还没有评论')).toBeTruthy();
  });
});
