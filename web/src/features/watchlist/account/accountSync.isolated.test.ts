import { configureStore } from '@reduxjs/toolkit';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { api } from '#api/api.ts';
import { server } from '#testing/server.ts';
import { soon } from '#testing/soon.ts';
import { toastDemand } from '#ui/toast/toast.ts';
import { followWatchlist } from '../followWatchlist.ts';
import { applyChange } from '../watchChange.ts';
import { createWatchlistListener } from '../watchlistListener.ts';
import { selectGroups, watchChanged, watchlistSlice } from '../watchlistSlice.ts';
import { bareItem, emptyWatchlists, type WatchGroup, type WatchItem } from '../watchlists.ts';

/** An account host for one test: it stores coins as the real one does, and refuses when told to. */
function accountHost(first: readonly WatchGroup[]) {
  const host = { groups: first, refuses: false, asked: [] as string[] };
  const tabMessage = () =>
    host.groups.map(({ name, items }, index) => ({
      id: index + 1,
      name,
      items: items.map((one) => ({ ...one })),
    }));
  server.use(
    http.all('*/community/api/v3/focus/*', async ({ request }) => {
      const call = new URL(request.url).pathname.split('/focus/')[1] ?? '';
      const body = request.method === 'POST' ? ((await request.json()) as Record<string, unknown>) : {};
      const kind = body['kind'] ?? new URL(request.url).searchParams.get('kind');
      if (kind !== 'coin')
        return HttpResponse.json({ code: 200, data: [{ id: 99, name: '默认', items: [] }] });
      host.asked.push(call);
      if (host.refuses && call !== 'list')
        return HttpResponse.json({ code: 422, msg: '每个分组最多 500 项' });
      if (call === 'merge')
        host.groups = applyChange(host.groups, { type: 'merged', groups: body['groups'] as WatchGroup[] });
      if (call === 'add') {
        for (const { code } of body['items'] as WatchItem[])
          host.groups = applyChange(host.groups, { type: 'added', code });
      }
      if (call === 'del')
        host.groups = applyChange(host.groups, { type: 'removed', codes: body['codes'] as string[] });
      return HttpResponse.json({ code: 200, data: tabMessage() });
    }),
  );
  return host;
}

function makeStore(coin: readonly WatchGroup[]) {
  const account = (state = '', action: { type: string; payload?: unknown }): string =>
    action.type === 'is' ? String(action.payload) : state;
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer, watchlist: watchlistSlice.reducer, account },
    preloadedState: { watchlist: { local: { ...emptyWatchlists, coin }, merged: null, account: null } },
    middleware: (defaults) =>
      defaults().concat(
        api.middleware,
        createWatchlistListener((state) => (state as { account: string }).account || null),
      ),
  });
}

const group = (...codes: string[]): readonly WatchGroup[] => [{ name: '默认', items: codes.map(bareItem) }];
const shown = (store: ReturnType<typeof makeStore>) =>
  selectGroups(store.getState(), 'coin').flatMap(({ items }) => items.map(({ code }) => code));
const isConfirmed = (store: ReturnType<typeof makeStore>) =>
  store.getState().watchlist.account?.coin?.confirmed != null;

it('a login uploads this browser’s stars to the account once; a logout leaves them here unchanged', async () => {
  const host = accountHost(group('solana'));
  const store = makeStore(group('bitcoin', 'ethereum'));
  store.dispatch({ type: 'is', payload: 'me' });
  expect(shown(store)).toEqual(['bitcoin', 'ethereum']);
  await soon(() => expect(shown(store)).toEqual(['solana', 'bitcoin', 'ethereum']));

  store.dispatch(watchChanged('coin', { type: 'removed', codes: ['bitcoin'] }));
  await soon(() => expect(host.groups[0]?.items).toHaveLength(2));
  store.dispatch({ type: 'is', payload: '' });
  expect(shown(store)).toEqual(['bitcoin', 'ethereum']);

  // The next login does not restore what was removed on the account.
  store.dispatch({ type: 'is', payload: 'me' });
  await soon(() => expect(isConfirmed(store)).toBe(true));
  expect(shown(store)).toEqual(['solana', 'ethereum']);
  expect(host.asked.filter((call) => call === 'merge')).toHaveLength(1);
});

it('a batch is removed, and restored with its notes, in one call each', async () => {
  const noted = { ...bareItem('bitcoin'), note: '定投', cost: 1, quantity: 2 };
  const rest = group('ethereum', 'solana', 'dogecoin')[0]?.items ?? [];
  const was = [{ name: '默认', items: [noted, ...rest] }];
  const host = accountHost(was);
  const store = makeStore(group());
  store.dispatch({ type: 'is', payload: 'me' });
  await soon(() => expect(isConfirmed(store)).toBe(true));
  host.asked.length = 0;
  store.dispatch(watchChanged('coin', { type: 'removed', codes: ['bitcoin', 'ethereum', 'solana'] }));
  await soon(() => expect(host.groups).toEqual(group('dogecoin')));
  expect(host.asked).toEqual(['del']);
  store.dispatch(watchChanged('coin', { type: 'restored', groups: was }));
  await soon(() => expect(host.asked).toEqual(['del', 'merge', 'sort']));
  expect(host.groups[0]?.items.find(({ code }) => code === 'bitcoin')).toEqual(noted);
});

it('a group deleted on another device removes nothing from the others', async () => {
  const host = accountHost(group('bitcoin'));
  const store = makeStore(group());
  store.dispatch({ type: 'is', payload: 'me' });
  await soon(() => expect(isConfirmed(store)).toBe(true));
  host.asked.length = 0;
  store.dispatch(watchChanged('coin', { type: 'removed', codes: ['bitcoin'], group: '旧' }));
  store.dispatch(watchChanged('coin', { type: 'added', code: 'solana' }));
  await soon(() => expect(host.asked).toEqual(['add']));
  expect(host.groups).toEqual(group('bitcoin', 'solana'));
});

it('this browser’s stars are kept when the merge is refused, and uploaded later', async () => {
  const host = accountHost(group());
  host.refuses = true;
  const store = makeStore(group('bitcoin'));
  const stop = followWatchlist(store.dispatch);
  store.dispatch({ type: 'is', payload: 'me' });
  await soon(() => expect(isConfirmed(store)).toBe(true));
  expect(store.getState().watchlist.local.coin).toEqual(group('bitcoin'));
  host.refuses = false;
  window.dispatchEvent(new Event('online'));
  await soon(() => expect(shown(store)).toEqual(['bitcoin']));
  stop();
});

it('a change shows at once and is rolled back when the account refuses it', async () => {
  const host = accountHost(group('solana'));
  const store = makeStore(group());
  store.dispatch({ type: 'is', payload: 'me' });
  await soon(() => expect(isConfirmed(store)).toBe(true));
  host.refuses = true;
  store.dispatch(watchChanged('coin', { type: 'added', code: 'bitcoin' }));
  expect(shown(store)).toEqual(['solana', 'bitcoin']);
  await soon(() => expect(shown(store)).toEqual(['solana']));
  expect(store.getState().watchlist.account?.coin?.pending).toEqual([]);
});

it('code that failed to load at the login loads when the network is back, and no star is lost silently', async () => {
  const host = accountHost(group('solana'));
  vi.doMock('./accountSync.ts', () => {
    throw new Error('offline');
  });
  const store = makeStore(group());
  const stop = followWatchlist(store.dispatch);
  store.dispatch({ type: 'is', payload: 'me' });
  store.dispatch(watchChanged('coin', { type: 'added', code: 'bitcoin' }));
  await soon(() => expect(shown(store)).toEqual([]));
  expect(toastDemand.newest()).toBe('网络不通，请检查连接后重试');
  vi.doUnmock('./accountSync.ts');
  window.dispatchEvent(new Event('online'));
  await soon(() => expect(shown(store)).toEqual(['solana']));
  store.dispatch(watchChanged('coin', { type: 'added', code: 'bitcoin' }));
  await soon(() => expect(host.groups).toEqual(group('solana', 'bitcoin')));
  stop();
});
