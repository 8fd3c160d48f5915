import type { Alert } from '@coinmirror/shared/alerts/alert.ts';
import { type AlertWire, toAlertWire } from '@coinmirror/shared/contract/community/alerts.ts';
import { bitcoinAlert } from '@coinmirror/testing/bitcoinAlert.ts';
import { configureStore } from '@reduxjs/toolkit';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { api } from '#api/api.ts';
import { server } from '#testing/server.ts';
import { soon } from '#testing/soon.ts';
import { toastDemand } from '#ui/toast/toast.ts';
import { createAlertsListener } from '../alertsListener.ts';
import { alertRemoved, alertSet, alertsFired, alertsSlice, selectStoredAlerts } from '../alertsSlice.ts';
import { readAlerts } from '../alertsStorage.ts';

const alert = (id: string, own: Partial<Alert> = {}): Alert => ({ ...bitcoinAlert, id, ...own });

/** An account host for one test: it stores alerts as the real one does, and refuses when told to. */
function accountHost() {
  const host = { alerts: [] as AlertWire[], refuses: false };
  server.use(
    http.all('*/community/api/v3/alert/*', async ({ request }) => {
      const call = new URL(request.url).pathname.split('/').at(-1);
      const body = request.method === 'POST' ? ((await request.json()) as Record<string, unknown>) : {};
      if (host.refuses && call !== 'list') return HttpResponse.json({ code: 422, msg: '最多 50 个预警' });
      if (call === 'save') {
        const saved = body['alerts'] as AlertWire[];
        const known = host.alerts.map((one) => saved.find(({ id }) => id === one.id) ?? one);
        const fresh = saved.filter(({ id }) => !host.alerts.some((one) => one.id === id));
        host.alerts = [...fresh, ...known];
      }
      if (call === 'del')
        host.alerts = host.alerts.filter(({ id }) => !(body['ids'] as string[]).includes(id));
      return HttpResponse.json({ code: 200, data: host.alerts });
    }),
  );
  return host;
}

function makeStore() {
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
  return { ...store, ids, is: (who: string) => store.dispatch({ type: 'is', payload: who }) };
}

it('a login uploads this browser’s alerts to the account once; a logout keeps them here, and nothing of the account', async () => {
  const host = accountHost();
  const store = makeStore();
  store.dispatch(alertSet(alert('mine')));
  store.is('me');
  await soon(() => expect(host.alerts.map(({ id }) => id)).toEqual(['mine']));
  await soon(() => expect(readAlerts().merged?.ids).toEqual(['mine']));
  store.dispatch(alertSet(alert('more')));
  store.dispatch(alertRemoved('mine'));
  await soon(() => expect(host.alerts.map(({ id }) => id)).toEqual(['more']));
  expect(readAlerts().alerts.map(({ id }) => id)).toEqual(['mine']);
  store.is('');
  expect(store.ids()).toEqual(['mine']);

  // The next login does not restore what was deleted on the account.
  store.is('me');
  await soon(() => expect(store.ids()).toEqual(['more']));
  expect(host.alerts.map(({ id }) => id)).toEqual(['more']);
  store.is('');
});

it('an alert that fired is switched off on the account too, and is announced here only', async () => {
  const host = accountHost();
  const store = makeStore();
  store.is('me');
  store.dispatch(alertSet(alert('a')));
  await soon(() => expect(host.alerts).toHaveLength(1));
  const fired = [
    { id: 'a', text: '比特币 价格涨到 70,000 USD', value: 71_000, reading: '71,000 USD', at: 5000 },
  ];
  const book = selectStoredAlerts(store.getState());
  store.dispatch(alertsFired({ ...book, alerts: [alert('a', { armed: false, lastFiredAt: 5000 })], fired }));
  await soon(() => expect(host.alerts[0]).toMatchObject({ armed: false, fired_at: 5 }));
  store.is('');
  expect(store.getState().alerts.fired).toEqual([]);
});

it('a change the account refuses is rolled back and reported', async () => {
  const host = accountHost();
  const store = makeStore();
  store.is('me');
  host.refuses = true;
  store.dispatch(alertSet(alert('a')));
  expect(store.ids()).toEqual(['a']);
  await soon(() => expect(store.ids()).toEqual([]));
  expect(toastDemand.newest()).toBe('最多 50 个预警');
  store.is('');
});

it('another tab of the account receives a change', async () => {
  accountHost();
  const [here, there] = [makeStore(), makeStore()];
  here.is('me');
  there.is('me');
  await soon(() => expect(there.getState().alerts.stored).not.toBeNull());
  here.dispatch(alertSet(alert('a')));
  await soon(() => expect(there.ids()).toEqual(['a']));
  here.is('');
  there.is('');
});

it('an alert of a later version on the account hides no other, and no change fails for it', async () => {
  const host = accountHost();
  const later = Object.assign(toAlertWire(alert('later')), { measure: 'moonPhase' });
  host.alerts = [later, toAlertWire(alert('known'))];
  const store = makeStore();
  store.is('me');
  await soon(() => expect(store.ids()).toEqual(['known']));
  store.dispatch(alertRemoved('known'));
  await soon(() => expect(host.alerts).toEqual([later]));
  await soon(() => expect(store.ids()).toEqual([]));
  store.dispatch(alertSet(alert('new')));
  await soon(() => expect(host.alerts.map(({ id }) => id)).toEqual(['new', 'later']));
  expect(toastDemand.newest()).toBeNull();
});
