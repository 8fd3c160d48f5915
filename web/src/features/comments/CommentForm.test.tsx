import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { captured, fine } from '#testing/captured.ts';
import { renderWithStore } from '#testing/renderWithStore.tsx';
import { soon } from '#testing/soon.ts';
import { CommentForm } from './CommentForm.tsx';

const comment = {
  id: 1,
  mid: 2,
  nickname: '小镜',
  userface: '',
  parent_id: null,
  content: '先写好',
  addtime: 1,
  like_count: 3,
  is_like: false,
  is_own: true,
  reply_count: 0,
};

/** Writes a comment while logged out, and submits it. */
async function post() {
  const as = (isLoggedIn: boolean, isAsked: boolean) => (
    <CommentForm
      subject={{ kind: 'coin', code: 'bitcoin' }}
      reader={{ isLoggedIn, isAsked, onLoginNeeded: () => {} }}
    />
  );
  const { rerender, user } = renderWithStore(as(false, false));
  const box = screen.getByLabelText<HTMLTextAreaElement>('写评论');
  await user.type(box, '先写好');
  await user.click(screen.getByRole('button', { name: '发表评论' }));
  return {
    user,
    box,
    /** Opens the login dialog, and closes it. */
    passLogin(isLoggedIn: boolean) {
      rerender(as(false, true));
      rerender(as(isLoggedIn, false));
    },
  };
}

test('a comment that waits for the login is sent once after it', async () => {
  const sent = captured('commentAdd', fine(comment));
  const { box, passLogin } = await post();
  passLogin(true);
  await soon(() => expect(box.value).toBe(''));
  passLogin(true);
  expect(sent).toMatchObject([{ content: '先写好' }]);
});

test('a comment whose author closes the login dialog is not sent by a later login', async () => {
  const sent = captured('commentAdd', fine(comment));
  const { user, box, passLogin } = await post();
  passLogin(false);
  passLogin(true);
  await user.type(box, '，再想想');
  expect([box.value, sent]).toEqual(['先写好，再想想', []]);
});
