import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import { createListenerMiddleware, type Dispatch, isAnyOf } from '@reduxjs/toolkit';
import { watchStored } from '#api/storage/localStore.ts';
import { loggedIn, loggedOut, sessionRead, sessionSlice } from './sessionSlice.ts';
import { readSession, writeSession } from './sessionStorage.ts';

type SessionRoot = { [sessionSlice.reducerPath]: ReturnType<typeof sessionSlice.getInitialState> };

/** Keeps cookies and stored user info in step with what the visitor did in this tab. */
export function createSessionListener() {
  const listener = createListenerMiddleware<SessionRoot>();
  listener.startListening({
    matcher: isAnyOf(loggedIn, loggedOut),
    effect: (_action, { getState }) => writeSession(sessionSlice.selectors.selectSession(getState())),
  });
  return listener.middleware;
}

/**
 * Re-reads the session when another tab logs in or out, and when this tab is looked at again.
 * Returns the way to stop.
 */
export function followSession(dispatch: Dispatch): () => void {
  function reread() {
    if (!document.hidden) dispatch(sessionRead(readSession()));
  }
  const stop = watchStored(STORAGE_KEYS.userInfo, () => dispatch(sessionRead(readSession())));
  document.addEventListener('visibilitychange', reread);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', reread);
  };
}
