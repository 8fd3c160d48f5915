import {
  createListenerMiddleware,
  isAnyOf,
  type ListenerEffectAPI,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { errorText } from '#api/failure.ts';
import { createLazySync } from '#api/lazySync.ts';
import { toast } from '#ui/toast/toast.ts';
import type { AccountSync } from './account/accountSync.ts';
import {
  accountClosed,
  accountOpened,
  mergeNoted,
  type WatchlistState,
  watchBegun,
  watchChanged,
  watchLooked,
  watchlistSlice,
  watchRefused,
} from './watchlistSlice.ts';
import { writeWatchlist } from './watchlistStorage.ts';

interface WatchlistRoot {
  readonly [watchlistSlice.reducerPath]: WatchlistState;
}

type Api = ListenerEffectAPI<WatchlistRoot, ThunkDispatch<unknown, unknown, UnknownAction>>;

/**
 * Writes this browser's list to local storage, and syncs an account's with the account. `accountOf` returns the
 * logged-in account (null: nobody); the app provides it, since sessions belong to another feature. The sync code loads
 * for logged-in visitors only.
 */
export function createWatchlistListener(accountOf: (state: unknown) => string | null) {
  const listener = createListenerMiddleware<WatchlistRoot>();
  const { startListening } = listener;
  const sync = createLazySync<Api, AccountSync>(
    ({ getState }) => accountOf(getState()),
    async (account, { dispatch, getState }) => {
      const { createAccountSync } = await import('./account/accountSync.ts');
      return createAccountSync({
        account,
        dispatch,
        state: () => getState().watchlist,
        isCurrent: () => accountOf(getState()) === account,
      });
    },
  );

  startListening({
    matcher: isAnyOf(watchChanged, mergeNoted),
    effect: ({ type }, { getState, getOriginalState }) => {
      const { watchlist } = getState();
      if (type === watchChanged.type && watchlist.local === getOriginalState().watchlist.local) return;
      if (!writeWatchlist(watchlist)) toast.error('浏览器不允许保存，自选在关闭页面后会丢失');
    },
  });

  startListening({
    actionCreator: watchChanged,
    effect: async ({ payload: { kind, ...change } }, api) => {
      if (api.getState().watchlist.account === null) return;
      const account = await sync.get(api);
      if (account) return account.send(kind, change);
      api.dispatch(watchRefused({ kind, id: change.id }));
      toast.error(errorText({ kind: 'network' }));
    },
  });

  startListening({
    predicate: (action, now, before) => watchBegun.match(action) || accountOf(now) !== accountOf(before),
    effect: async (_action, api) => {
      api.dispatch(accountOf(api.getState()) === null ? accountClosed() : accountOpened());
      await sync.change(api);
    },
  });

  startListening({
    actionCreator: watchLooked,
    effect: async (_action, api) => (await sync.get(api))?.load(),
  });
  return listener.middleware;
}
