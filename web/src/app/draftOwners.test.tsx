import { screen } from '@testing-library/react';
import { useSelector } from 'react-redux';
import { beforeEach, describe, expect, test } from 'vitest';
import { useServerForm } from '#api/form/useServerForm.ts';
import { CommentSection } from '#features/comments/CommentSection.tsx';
import {
  loggedIn,
  loggedOut,
  selectIsLoggedIn,
  sessionExpired,
  sessionRead,
} from '#features/session/sessionSlice.ts';
import { renderWithStore } from '#testing/renderWithStore.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';
import { soon } from '#testing/soon.ts';
import { DraftOwnerProvider } from './DraftOwnerProvider.tsx';

const member = (userId: string) => ({ token: `t-${userId}`, userId, userName: userId, headImage: '' });
const elsewhere = (userId: string) => ({ ...member(userId), uid: 'x' });
const loggedOutElsewhere = { token: '', userId: '', userName: '', headImage: '', uid: 'x' };

function Page() {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const reader = { isLoggedIn, isAsked: false, onLoginNeeded: () => {} };
  return (
    <DraftOwnerProvider>
      <CommentSection subject={{ kind: 'coin', code: 'bitcoin' }} reader={reader} />
      <LongForm />
      <PlainForm />
    </DraftOwnerProvider>
  );
}

const readWords = (stored: unknown) => ({ words: '', ...(stored as object) });

function LongForm() {
  const { field } = useServerForm({
    empty: { words: '' },
    check: () => ({}),
    send: async () => ({ data: 1 }),
    onSent: () => {},
    draft: { name: 'long', version: 1, read: readWords },
  });
  const { error: _, ...box } = field('words');
  return <input aria-label="长表单" {...box} />;
}

/** A form that keeps no draft: a password, a message. */
function PlainForm() {
  const { field } = useServerForm({
    empty: { secret: '' },
    check: () => ({}),
    send: async () => ({ data: 1 }),
    onSent: () => {},
  });
  const { error: _, ...input } = field('secret');
  return <input aria-label="无草稿的表单" {...input} />;
}

const plain = () => screen.getByLabelText<HTMLInputElement>('无草稿的表单');
const box = () => screen.getByLabelText<HTMLTextAreaElement>('写评论');
const long = () => screen.getByLabelText<HTMLInputElement>('长表单');

async function open() {
  const view = renderWithStore(<Page />);
  const write = async (words: string) => {
    await view.user.type(box(), words);
    await view.user.type(long(), words);
    await view.user.type(plain(), words);
  };
  const shows = (words: string) => soon(() => expect([box().value, long().value]).toEqual([words, words]));
  return { ...view, write, shows };
}

beforeEach(() => {
  const nothing = { code: 200, data: { list: [], total_count: 0, total_pages: 0, page: 1 } };
  server.use(
    answers('commentList', nothing),
    answers('focusList', { code: 200, data: [] }),
    answers('alertList', { code: 200, data: [] }),
    answers('portfolioTrades', { code: 200, data: [] }),
  );
});

describe('what is written', () => {
  test('by an account is gone at its logout, and no other account sees it', async () => {
    const { store, write, shows } = await open();
    store.dispatch(loggedIn(member('a')));
    await write('甲的话');
    store.dispatch(loggedOut());
    await shows('');
    expect([localStorage.getItem('drafts'), localStorage.getItem('formDrafts')]).toEqual([null, null]);
    store.dispatch(loggedIn(member('b')));
    await shows('');
  });

  test('without a login goes to the account that logs in here, and stays there', async () => {
    const { store, write, shows } = await open();
    await write('先写好');
    store.dispatch(loggedIn(member('a')));
    await shows('先写好');
    store.dispatch(loggedOut());
    await shows('');
  });

  test.each([
    ['a logout', () => loggedOut()],
    ['another account in another tab', () => sessionRead(elsewhere('b'))],
  ])('into a form without drafts is gone with %s', async (_what, action) => {
    const { store, write } = await open();
    store.dispatch(loggedIn(member('a')));
    await write('密');
    store.dispatch(action());
    await soon(() => expect(plain().value).toBe(''));
  });

  test('without a login stays nobody’s when somebody logs in in another tab', async () => {
    const { store, write, shows } = await open();
    await write('先写好');
    store.dispatch(sessionRead(elsewhere('b')));
    await shows('');
    store.dispatch(sessionRead(loggedOutElsewhere));
    await shows('先写好');
  });

  test('is gone from this tab when its account logs out in another, and is back with it', async () => {
    const { store, write, shows } = await open();
    store.dispatch(sessionRead(elsewhere('a')));
    await write('甲的话');
    store.dispatch(sessionRead(elsewhere('b')));
    await shows('');
    await write('乙');
    store.dispatch(sessionRead(elsewhere('a')));
    await shows('甲的话');
  });

  test('outlives an expired session for its own account, and for no other', async () => {
    const { store, write, shows } = await open();
    store.dispatch(loggedIn(member('a')));
    await write('甲的话');
    store.dispatch(sessionExpired());
    await shows('甲的话');
    store.dispatch(loggedIn(member('b')));
    await shows('');
    store.dispatch(loggedOut());
    store.dispatch(loggedIn(member('a')));
    await shows('甲的话');
  });
});
