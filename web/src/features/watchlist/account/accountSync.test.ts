import { configureStore } from '@reduxjs/toolkit';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { api } from '#api/api.ts';
import { server } from '#testing/server.ts';
import { bareItem, emptyBook, type WatchGroup } from '../watchBook.ts';
import { applyChange } from '../watchChange.ts';
import { createWatchlistListener, followWatchlist } from '../watchlistListener.ts';
import { selectGroups, watchChanged, watchlistSlice } from '../watchlistSlice.ts';

/** An account host of one test: it keeps coins as the real one does, and refuses when told to. */
function accountHost(first: readonly WatchGroup[]) {
  const host = { groups: first, refuses: false, asked: [] as string[] };
  const told = () =>
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
      const code = String(body['code']);
      if (call === 'merge')
        host.groups = applyChange(host.groups, { type: 'merged', groups: body['groups'] as WatchGroup[] });
      if (call === 'add') host.groups = applyChange(host.groups, { type: 'added', code });
      if (call === 'del') host.groups = applyChange(host.groups, { type: 'removed', codes: [code] });
      return HttpResponse.json({ code: 200, data: told() });
    }),
  );
  return host;
}

function makeStore(coin: readonly WatchGroup[]) {
  const account = (state = '', action: { type: string; payload?: unknown }): string =>
    action.type === 'is' ? String(action.payload) : state;
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer, watchlist: watchlistSlice.reducer, account },
    preloadedState: { watchlist: { local: { ...emptyBook, coin }, merged: null, account: null } },
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

it('a login takes what this browser kept to the account once; a logout leaves it here as it was', async () => {
  const host = accountHost(group('solana'));
  const store = makeStore(group('bitcoin', 'ethereum'));
  store.dispatch({ type: 'is', payload: 'me' });
  expect(shown(store)).toEqual(['bitcoin', 'ethereum']);
  await vi.waitFor(() => expect(shown(store)).toEqual(['solana', 'bitcoin', 'ethereum']));

  store.dispatch(watchChanged('coin', { type: 'removed', codes: ['bitcoin'] }));
  await vi.waitFor(() => expect(host.groups[0]?.items).toHaveLength(2));
  store.dispatch({ type: 'is', payload: '' });
  expect(shown(store)).toEqual(['bitcoin', 'ethereum']);

  // What was removed on the account is not brought back by the next login.
  store.dispatch({ type: 'is', payload: 'me' });
  await vi.waitFor(() => expect(isConfirmed(store)).toBe(true));
  expect(shown(store)).toEqual(['solana', 'ethereum']);
  expect(host.asked.filter((call) => call === 'merge')).toHaveLength(1);
});

it('what this browser kept is not lost when the merge is refused, and goes along later', async () => {
  const host = accountHost(group());
  host.refuses = true;
  const store = makeStore(group('bitcoin'));
  const stop = followWatchlist(store.dispatch);
  store.dispatch({ type: 'is', payload: 'me' });
  await vi.waitFor(() => expect(isConfirmed(store)).toBe(true));
  expect(store.getState().watchlist.local.coin).toEqual(group('bitcoin'));
  host.refuses = false;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(shown(store)).toEqual(['bitcoin']));
  stop();
});

it('a change shows at once and is taken back when the account refuses it', async () => {
  const host = accountHost(group('solana'));
  const store = makeStore(group());
  store.dispatch({ type: 'is', payload: 'me' });
  await vi.waitFor(() => expect(isConfirmed(store)).toBe(true));
  host.refuses = true;
  store.dispatch(watchChanged('coin', { type: 'added', code: 'bitcoin' }));
  expect(shown(store)).toEqual(['solana', 'bitcoin']);
  await vi.waitFor(() => expect(shown(store)).toEqual(['solana']));
  expect(store.getState().watchlist.account?.coin?.pending).toEqual([]);
});
