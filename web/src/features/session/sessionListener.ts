import type { LoginResult, Member } from '@coinmirror/shared/contract/community/account.ts';
import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { answerOf, refusedWith } from '#api/answerOf.ts';
import { api } from '#api/api.ts';
import { LOGIN_NEEDED } from '#api/failure.ts';
import { toast } from '#ui/toast/toast.ts';
import {
  loggedIn,
  loggedOut,
  profileTold,
  sessionExpired,
  sessionRead,
  sessionSlice,
} from './sessionSlice.ts';
import { readSession, writeSession } from './sessionStorage.ts';

type SessionRoot = { [sessionSlice.reducerPath]: ReturnType<typeof sessionSlice.getInitialState> };

const { selectSession } = sessionSlice.selectors;

/** Ends the session of who has one: a new account logs in by itself, a lost password or a deletion ends all. */
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

/** Lets the session follow what the upstream answers, and cookies and stored user info follow the session. */
export function createSessionListener() {
  const listener = createListenerMiddleware<SessionRoot>();
  const { startListening } = listener;

  startListening({
    matcher: isAnyOf(loggedIn, loggedOut, sessionExpired, profileTold),
    effect: (_action, { getState }) => writeSession(selectSession(getState())),
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
      dispatch(profileTold({ userName: nickname, headImage }));
    },
  });

  startListening({
    matcher: refusedWith(LOGIN_NEEDED),
    effect: ({ payload, meta }, { dispatch, getState }) => {
      const present = readSession();
      // The refused call spoke for an earlier login: another has begun since, here or in another tab.
      if (present.token !== '' && present.token !== meta.baseQueryMeta?.token) {
        dispatch(sessionRead(present));
        return;
      }
      // Several calls may be refused at once; the first of them clears the session and says so.
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
      // What is for logged-in eyes leaves the screen first, so that it does not ask again without a token.
      await delay(0);
      dispatch(api.util.invalidateTags(['User', 'Watch', 'Comments', 'Votes']));
    },
  });
  return listener.middleware;
}
