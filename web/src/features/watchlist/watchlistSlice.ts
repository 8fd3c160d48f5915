import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What can be starred. */
export type WatchKind = 'coin' | 'exchange' | 'wallet';

export interface WatchItem {
  readonly kind: WatchKind;
  readonly code: string;
}

/** `coin:bitcoin` → when it was starred (epoch ms). The `coinCollectMap` of the specification. */
export type CollectMap = Readonly<Record<string, number>>;

export interface WatchlistState {
  readonly map: CollectMap;
}

const initialState: WatchlistState = { map: {} };

export function watchKey({ kind, code }: WatchItem): string {
  return `${kind}:${code}`;
}

/** The visitor's stars, kept in this browser whether or not they are logged in. */
export const watchlistSlice = createSlice({
  name: 'watchlist',
  initialState,
  reducers: {
    watchlistToggled: {
      reducer(state, { payload }: PayloadAction<WatchItem & { at: number }>) {
        const key = watchKey(payload);
        if (key in state.map) delete state.map[key];
        else state.map[key] = payload.at;
      },
      prepare: (item: WatchItem) => ({ payload: { ...item, at: Date.now() } }),
    },
    /** Another tab changed the list. */
    watchlistRead: (_state, { payload }: PayloadAction<CollectMap>) => ({ map: payload }),
  },
  selectors: {
    selectCollectMap: (state) => state.map,
    selectIsWatched: (state, kind: WatchKind, code: string) => watchKey({ kind, code }) in state.map,
  },
});

export const { watchlistToggled, watchlistRead } = watchlistSlice.actions;
export const { selectCollectMap, selectIsWatched } = watchlistSlice.selectors;

/** Codes of one kind, newest star first. Memoise by the map where it is used in a render. */
export function watchedCodes(map: CollectMap, kind: WatchKind): readonly string[] {
  const prefix = `${kind}:`;
  return Object.entries(map)
    .filter(([key]) => key.startsWith(prefix))
    .sort(([, a], [, b]) => b - a)
    .map(([key]) => key.slice(prefix.length));
}
