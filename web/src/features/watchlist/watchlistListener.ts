import { createAccountListener } from '#api/accountListener.ts';
import type { AccountSync } from './account/accountSync.ts';
import {
  accountClosed,
  accountOpened,
  mergeNoted,
  type WatchlistRoot,
  watchBegun,
  watchChanged,
  watchLooked,
  watchRefused,
} from './watchlistSlice.ts';
import { writeWatchlist } from './watchlistStorage.ts';

/** Writes this browser's list to local storage, and keeps an account's with the account. */
export function createWatchlistListener(accountOf: (state: unknown) => string | null) {
  return createAccountListener<WatchlistRoot, ReturnType<typeof watchChanged>, AccountSync>({
    accountOf,
    fetchSync: async (session) => {
      const { createAccountSync } = await import('./account/accountSync.ts');
      return createAccountSync(session);
    },
    isBegin: watchBegun.match,
    isLook: watchLooked.match,
    turn: (account) => (account === null ? accountClosed() : accountOpened()),
    isLocal: (action, { watchlist }, before) =>
      mergeNoted.match(action) || (watchChanged.match(action) && watchlist.local !== before.watchlist.local),
    write: ({ watchlist }) => writeWatchlist(watchlist),
    notWritten: '浏览器不允许保存，自选在关闭页面后会丢失',
    isChange: watchChanged.match,
    toSend: ({ payload: { kind, ...change } }, { watchlist }) =>
      watchlist.account === null ? null : (sync) => sync.send(kind, change),
    takeBack: ({ payload: { kind, id } }) => watchRefused({ kind, id }),
  });
}
