import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import { createListenerMiddleware, type Dispatch } from '@reduxjs/toolkit';
import { watchStored } from '#api/storage/localStore.ts';
import { type WatchlistState, watchlistRead, watchlistSlice, watchlistToggled } from './watchlistSlice.ts';
import { migrateWatchlist, writeWatchlist } from './watchlistStorage.ts';

/** Writes the starred items to local storage whenever the visitor stars or unstars one. */
export function createWatchlistListener() {
  const listener = createListenerMiddleware<{ [watchlistSlice.reducerPath]: WatchlistState }>();
  listener.startListening({
    actionCreator: watchlistToggled,
    effect: (_action, { getState }) => writeWatchlist(watchlistSlice.selectors.selectCollectMap(getState())),
  });
  return listener.middleware;
}

/** Takes over what other tabs star. Returns the way to stop. */
export function followWatchlist(dispatch: Dispatch): () => void {
  return watchStored(STORAGE_KEYS.coinCollectMap, (value) =>
    dispatch(watchlistRead(migrateWatchlist(value))),
  );
}
