import { bitcoinAlert } from '@coinmirror/testing/bitcoinAlert.ts';
import { configureStore } from '@reduxjs/toolkit';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { api } from '#api/api.ts';
import { server } from '#testing/server.ts';
import { soon } from '#testing/soon.ts';
import { toastDemand } from '#ui/toast/toast.ts';
import { createAlertsListener } from '../alertsListener.ts';
import { alertSet, alertsSlice, selectStoredAlerts } from '../alertsSlice.ts';
import { followAlerts } from '../followAlerts.ts';

it('code that failed to load at the login loads when the network is back, and no alert is lost silently', async () => {
  let saved: readonly { readonly id: string }[] = [];
  server.use(
    http.all('*/community/api/v3/alert/*', async ({ request }) => {
      if (request.url.includes('/save')) saved = ((await request.json()) as { alerts: typeof saved }).alerts;
      return HttpResponse.json({ code: 200, data: saved });
    }),
  );
  vi.doMock('./alertSync.ts', () => {
    throw new Error('offline');
  });
  const account = (state = '', action: { type: string; payload?: unknown }): string =>
    action.type === 'is' ? String(action.payload) : state;
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, alerts: alertsSlice.reducer, account },
    middleware: (defaults) =>
      defaults().concat(
        api.middleware,
        createAlertsListener((state) => (state as { account: string }).account || null),
      ),
  });
  const ids = () => selectStoredAlerts(store.getState()).alerts.map(({ id }) => id);
  const stop = followAlerts(store.dispatch);
  store.dispatch({ type: 'is', payload: 'me' });
  store.dispatch(alertSet(bitcoinAlert));
  expect(ids()).toEqual(['a']);
  await soon(() => expect(ids()).toEqual([]));
  expect(toastDemand.newest()).toBe('网络不通，请检查连接后重试');

  vi.doUnmock('./alertSync.ts');
  window.dispatchEvent(new Event('online'));
  store.dispatch(alertSet(bitcoinAlert));
  await soon(() => expect(saved.map(({ id }) => id)).toEqual(['a']));
  stop();
});
