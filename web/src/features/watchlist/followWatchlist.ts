import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import type { Dispatch } from '@reduxjs/toolkit';
import { onReconnectOrFocus } from '#api/onReconnectOrFocus.ts';
import { watchStored } from '#api/storage/otherTabs.ts';
import { watchLooked, watchlistRead } from './watchlistSlice.ts';
import { migrateWatchlist } from './watchlistStorage.ts';

/** Follows stars of other tabs, and reloads the account's when this tab is shown. Returns a function that stops it. */
export function followWatchlist(dispatch: Dispatch): () => void {
  const stops = [
    onReconnectOrFocus(() => dispatch(watchLooked())),
    watchStored(STORAGE_KEYS.coinCollectMap, (value) => dispatch(watchlistRead(migrateWatchlist(value)))),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
