import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { renderWithStore } from '#testing/renderWithStore.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';
import { soon } from '#testing/soon.ts';
import { CommentSection } from './CommentSection.tsx';

const comment = {
  id: 1,
  mid: 2,
  nickname: '小镜',
  userface: '',
  parent_id: null,
  content: '好',
  addtime: 1,
  like_count: 0,
  is_like: false,
  is_own: true,
  reply_count: 0,
};
const EMPTY = { list: [], total_count: 0, total_pages: 1, page: 1 };

test('a comment is sent once, however often its button is pressed', async () => {
  const sent: unknown[] = [];
  server.use(
    answers('commentList', { code: 200, msg: '', data: EMPTY }),
    http.post('*/community/api/v3/comment/add', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ code: 200, msg: '', data: comment });
    }),
  );
  const reader = { isLoggedIn: true, isAsked: false, onLoginNeeded: () => undefined };
  const { user } = renderWithStore(
    <CommentSection subject={{ kind: 'coin', code: 'bitcoin' }} reader={reader} />,
  );
  const box = await screen.findByLabelText<HTMLTextAreaElement>('写评论');
  await user.type(box, '好');
  await user.tripleClick(screen.getByRole('button', { name: '发表评论' }));
  await soon(() => expect(box.value).toBe(''));
  expect(sent).toHaveLength(1);
});
