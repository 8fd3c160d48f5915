import { configureStore } from '@reduxjs/toolkit';
import Cookies from 'js-cookie';
import { describe, expect, it } from 'vitest';
import { followSession } from './followSession.ts';
import { createSessionListener } from './sessionListener.ts';
import { loggedIn, loggedOut, selectIsLoggedIn, sessionRead, sessionSlice } from './sessionSlice.ts';
import { randomUuid, readSession } from './sessionStorage.ts';

const visitor = { token: 't-1', userName: '小镜', headImage: '/head.png', userId: '7' };

function makeStore() {
  return configureStore({
    reducer: { session: sessionSlice.reducer },
    preloadedState: { session: readSession() },
    middleware: (defaults) => defaults().concat(createSessionListener()),
  });
}

describe('session', () => {
  it('is logged in exactly when the token cookie is non-empty', () => {
    Cookies.set('user_name', '小镜');
    expect(selectIsLoggedIn({ session: readSession() })).toBe(false);
    Cookies.set('user_token', 't-1');
    expect(selectIsLoggedIn({ session: readSession() })).toBe(true);
  });

  it('keeps a login in cookies and local storage, under the names of the specification', () => {
    const store = makeStore();
    store.dispatch(loggedIn(visitor));
    expect(Cookies.get()).toMatchObject({ user_token: 't-1', user_name: '小镜', head_image: '/head.png' });
    expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toEqual({
      user_name: '小镜',
      user_token: 't-1',
      head_image: '/head.png',
      user_id: '7',
    });
    expect(readSession()).toMatchObject(visitor);
  });

  it('clears every trace of the visitor at logout, but not the browser’s own id', () => {
    const store = makeStore();
    const { uid } = store.getState().session;
    store.dispatch(loggedIn(visitor));
    store.dispatch(loggedOut());
    expect(Object.keys(Cookies.get())).toEqual(['uid']);
    expect(localStorage.getItem('userInfo')).toBeNull();
    expect(store.getState().session).toEqual({ token: '', userName: '', headImage: '', userId: '', uid });
  });

  it('gives a browser one random id and keeps it', () => {
    const first = readSession().uid;
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(readSession().uid).toBe(first);
    expect(randomUuid()).not.toBe(first);
  });

  it('follows a logout in another tab', () => {
    const store = makeStore();
    store.dispatch(loggedIn(visitor));
    const stop = followSession(store.dispatch);
    Cookies.remove('user_token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'userInfo', newValue: null }));
    expect(selectIsLoggedIn(store.getState())).toBe(false);
    stop();
  });

  it('keeps the state object when re-reading finds nothing new', () => {
    const store = makeStore();
    const before = store.getState().session;
    store.dispatch(sessionRead(readSession()));
    expect(store.getState().session).toBe(before);
  });
});
