import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import type { Dispatch } from '@reduxjs/toolkit';
import { followAccount } from '#api/followAccount.ts';
import { watchLooked, watchlistRead } from './watchlistSlice.ts';
import { migrateWatchlist } from './watchlistStorage.ts';

/** Keeps the watchlist in step with other tabs and with the account. Returns the way to stop. */
export function followWatchlist(dispatch: Dispatch): () => void {
  return followAccount({
    key: STORAGE_KEYS.coinCollectMap,
    onStored: (value) => dispatch(watchlistRead(migrateWatchlist(value))),
    look: () => dispatch(watchLooked()),
  });
}
