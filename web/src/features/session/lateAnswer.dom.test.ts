import { accountEndpoints } from '@coinmirror/shared/contract/community/account.ts';
import { configureStore } from '@reduxjs/toolkit';
import Cookies from 'js-cookie';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';
import { fine } from '#testing/captured.ts';
import { server } from '#testing/server.ts';
import { createSessionListener } from './sessionListener.ts';
import { loggedIn, sessionSlice } from './sessionSlice.ts';
import { readSession } from './sessionStorage.ts';

const earlier = { token: 't-1', userName: '旧人', headImage: '', userId: '1' };
const present = { token: 't-2', userName: '新人', headImage: '', userId: '2' };
const profile = {
  mid: 1,
  nickname: '旧人',
  userface: '',
  areacode: '86',
  mobile: '',
  email: '',
  intro: '',
  regtime: 1,
};

const { memberInfo } = api.injectEndpoints({
  endpoints: (build) => ({ memberInfo: build.query(fromRow(accountEndpoints.memberInfo)) }),
}).endpoints;

/** A logged-in visitor, and a pending call of that session. */
async function withCallUnderWay() {
  const store = configureStore({
    reducer: { session: sessionSlice.reducer, [api.reducerPath]: api.reducer },
    preloadedState: { session: readSession() },
    middleware: (defaults) => defaults().concat(api.middleware, createSessionListener()),
  });
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<object>();
  server.use(
    http.get('*/member/userinfo', async () => {
      asked.resolve();
      const body = await answer.promise;
      return HttpResponse.json(body, { status: 'code' in body ? Number(body.code) : 200 });
    }),
  );
  store.dispatch(loggedIn(earlier));
  const call = store.dispatch(memberInfo.initiate({}));
  await asked.promise;
  return {
    store,
    async end(body: object) {
      answer.resolve(body);
      await call;
    },
  };
}

const refusal = { code: 401, msg: '登录已过期，请重新登录' };

it('a late refusal of an earlier login does not end the current one', async () => {
  const { store, end } = await withCallUnderWay();
  store.dispatch(loggedIn(present));
  await end(refusal);
  expect(store.getState().session).toMatchObject(present);
  expect(Cookies.get('user_token')).toBe('t-2');
});

it('a late refusal makes this tab notice another tab’s login', async () => {
  const { store, end } = await withCallUnderWay();
  Cookies.set('user_token', 't-2');
  Cookies.set('user_name', '新人');
  await end(refusal);
  expect(store.getState().session).toMatchObject({ token: 't-2', userName: '新人' });
  expect(Cookies.get('user_token')).toBe('t-2');
});

it('a refusal of the current login ends it', async () => {
  const { store, end } = await withCallUnderWay();
  await end(refusal);
  expect(store.getState().session.token).toBe('');
  expect(Cookies.get('user_token')).toBeUndefined();
});

it('a profile requested by an earlier login does not rename the current one', async () => {
  const { store, end } = await withCallUnderWay();
  store.dispatch(loggedIn(present));
  await end(fine(profile));
  expect(store.getState().session.userName).toBe('新人');
  expect(Cookies.get('user_name')).toBe('新人');
});
