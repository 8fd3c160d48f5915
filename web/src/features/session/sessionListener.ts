import type { LoginResult, Member } from '@coinmirror/shared/contract/community/member.ts';
import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { answerOf, refusedWith } from '#api/answerOf.ts';
import { api } from '#api/api.ts';
import { LOGIN_NEEDED } from '#api/failure.ts';
import { draftStore } from '#api/storage/draftStore.ts';
import { toast } from '#ui/toast/toast.ts';
import {
  loggedIn,
  loggedOut,
  profileReceived,
  selectAccount,
  selectWriter,
  sessionExpired,
  sessionRead,
  sessionSlice,
} from './sessionSlice.ts';
import { readSession, writeSession } from './sessionStorage.ts';

type SessionRoot = { [sessionSlice.reducerPath]: ReturnType<typeof sessionSlice.getInitialState> };

const { selectSession } = sessionSlice.selectors;

/**
 * Actions that end the session: registration does not log in, and a reset password or a deleted account ends every
 * session.
 */
const endings = isAnyOf(
  answerOf<unknown>('memberRegister'),
  answerOf<unknown>('memberResetPassword'),
  answerOf<unknown>('memberDelete'),
);

const profiles = isAnyOf(
  answerOf<Member>('memberInfo'),
  answerOf<Member>('memberChangeInfo'),
  answerOf<Member>('memberChangeMobile'),
);

/** Updates the session from the upstream's answers, and cookies and stored user info from the session. */
export function createSessionListener() {
  const listener = createListenerMiddleware<SessionRoot>();
  const { startListening } = listener;

  startListening({
    matcher: isAnyOf(loggedIn, loggedOut, sessionExpired, profileReceived),
    effect: (_action, { getState }) => writeSession(selectSession(getState())),
  });

  startListening({
    predicate: (_action, now, before) => selectAccount(now) !== selectAccount(before),
    async effect(action, { getState, getOriginalState }) {
      const before = selectWriter(getOriginalState());
      const account = selectAccount(getState());
      if (loggedIn.match(action) && before === null && account !== null) draftStore()?.carry(account);
      else draftStore()?.leave();
      if (!loggedOut.match(action) || before === null) return;
      const { dropDrafts } = await import('#api/storage/ownedDrafts.ts');
      dropDrafts(before);
    },
  });

  startListening({
    matcher: answerOf<LoginResult>('memberLogin'),
    effect: ({ payload }, { dispatch }) => {
      const { token, nickname, headImage, userId } = payload.value;
      dispatch(loggedIn({ token, userName: nickname, headImage, userId: String(userId) }));
    },
  });
  startListening({ matcher: endings, effect: (_action, { dispatch }) => void dispatch(loggedOut()) });
  startListening({
    matcher: profiles,
    effect: ({ payload, meta }, { dispatch, getState }) => {
      if (meta.baseQueryMeta?.token !== selectSession(getState()).token) return;
      const { nickname, headImage } = payload.value;
      dispatch(profileReceived({ userName: nickname, headImage }));
    },
  });

  startListening({
    matcher: refusedWith(LOGIN_NEEDED),
    effect: ({ payload, meta }, { dispatch, getState }) => {
      const present = readSession();
      // The refused call belonged to an earlier login: another one has begun since, here or in another tab.
      if (present.token !== '' && present.token !== meta.baseQueryMeta?.token) {
        dispatch(sessionRead(present));
        return;
      }
      // Several calls may be refused at once; the first of them clears the session and reports it.
      if (selectSession(getState()).token === '') return;
      dispatch(sessionExpired());
      toast.error(
        payload.kind === 'api' && payload.message !== '' ? payload.message : '登录已过期，请重新登录',
      );
    },
  });

  startListening({
    predicate: (_action, now, before) => selectSession(now).token !== selectSession(before).token,
    effect: async (_action, { dispatch, delay }) => {
      // Content for logged-in visitors unmounts first, so that it does not refetch without a token.
      await delay(0);
      dispatch(api.util.invalidateTags(['User', 'Watch', 'Comments', 'Votes']));
    },
  });
  return listener.middleware;
}
