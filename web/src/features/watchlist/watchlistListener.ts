import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import { createListenerMiddleware, type Dispatch, isAnyOf } from '@reduxjs/toolkit';
import { watchStored } from '#api/storage/localStore.ts';
import { toast } from '#ui/toast/toast.ts';
import type { AccountSync } from './account/accountSync.ts';
import {
  accountClosed,
  accountOpened,
  mergeNoted,
  type WatchlistState,
  watchChanged,
  watchFollowed,
  watchLooked,
  watchlistRead,
  watchlistSlice,
  watchRefused,
} from './watchlistSlice.ts';
import { migrateWatchlist, writeWatchlist } from './watchlistStorage.ts';

interface WatchlistRoot {
  readonly [watchlistSlice.reducerPath]: WatchlistState;
}

/**
 * Writes this browser's list to local storage, and keeps an account's with the account. `accountOf` says who is
 * logged in (null: nobody); the app knows, since sessions are another feature's. What speaks with the account is
 * fetched for those who have one.
 */
export function createWatchlistListener(accountOf: (state: unknown) => string | null) {
  const listener = createListenerMiddleware<WatchlistRoot>();
  const { startListening } = listener;
  let sync: Promise<AccountSync | null> | null = null;

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
    effect: async ({ payload: { kind, ...change } }, { getState, dispatch }) => {
      if (getState().watchlist.account === null) return;
      const open = await sync;
      if (open) await open.send(kind, change);
      else dispatch(watchRefused({ kind, id: change.id }));
    },
  });

  startListening({
    predicate: (action, now, before) => watchFollowed.match(action) || accountOf(now) !== accountOf(before),
    effect: async (_action, { getState, dispatch }) => {
      const account = accountOf(getState());
      const earlier = sync;
      if (account === null) {
        sync = null;
        dispatch(accountClosed());
      } else {
        dispatch(accountOpened());
        sync = import('./account/accountSync.ts').then(
          ({ createAccountSync }) =>
            createAccountSync({
              account,
              dispatch,
              state: () => getState().watchlist,
              isCurrent: () => accountOf(getState()) === account,
            }),
          () => null,
        );
      }
      const opened = sync;
      (await earlier)?.stop();
      await (await opened)?.load();
    },
  });

  startListening({
    actionCreator: watchLooked,
    effect: async () => (await sync)?.load(),
  });
  return listener.middleware;
}

/** Takes over what other tabs star, and looks at the account again when this tab is. Returns the way to stop. */
export function followWatchlist(dispatch: Dispatch): () => void {
  dispatch(watchFollowed());
  function look() {
    if (!document.hidden) dispatch(watchLooked());
  }
  const stop = watchStored(STORAGE_KEYS.coinCollectMap, (value) =>
    dispatch(watchlistRead(migrateWatchlist(value))),
  );
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
  };
}
