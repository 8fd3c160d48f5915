import {
  createListenerMiddleware,
  isAnyOf,
  type ListenerEffectAPI,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { errorText } from '#api/failure.ts';
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
 * Writes this browser's list to local storage, and keeps an account's with the account. `accountOf` says who is
 * logged in (null: nobody); the app knows, since sessions are another feature's. What speaks with the account is
 * fetched for those who have one.
 */
export function createWatchlistListener(accountOf: (state: unknown) => string | null) {
  const listener = createListenerMiddleware<WatchlistRoot>();
  const { startListening } = listener;
  let sync: Promise<AccountSync | null> | null = null;

  /** Null where the code could not be fetched. */
  function open(account: string, { dispatch, getState }: Api): Promise<AccountSync | null> {
    return import('./account/accountSync.ts').then(
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

  /** What speaks with the account that is logged in; asked for again when its code could not be fetched before. */
  async function opened(api: Api): Promise<AccountSync | null> {
    const was = sync;
    const known = await was;
    if (known) return known;
    const account = accountOf(api.getState());
    if (sync === was) sync = account === null ? null : open(account, api);
    return sync;
  }

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
      const account = await opened(api);
      if (account) return account.send(kind, change);
      api.dispatch(watchRefused({ kind, id: change.id }));
      toast.error(errorText({ kind: 'network' }));
    },
  });

  startListening({
    predicate: (action, now, before) => watchBegun.match(action) || accountOf(now) !== accountOf(before),
    effect: async (_action, api) => {
      const { getState, dispatch } = api;
      const account = accountOf(getState());
      const earlier = sync;
      if (account === null) {
        sync = null;
        dispatch(accountClosed());
      } else {
        dispatch(accountOpened());
        sync = open(account, api);
      }
      const now = sync;
      (await earlier)?.stop();
      await (await now)?.load();
    },
  });

  startListening({
    actionCreator: watchLooked,
    effect: async (_action, api) => (await opened(api))?.load(),
  });
  return listener.middleware;
}
