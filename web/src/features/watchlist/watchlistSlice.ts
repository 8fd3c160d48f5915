import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Merged } from './mergedCodes.ts';
import { applyChange, type WatchChange } from './watchChange.ts';
import { codesOf, emptyWatchlists, type WatchGroups, type WatchKind, type Watchlists } from './watchlists.ts';

/** The groups of one kind on the account: its last answer, the pending changes, and the result of both. */
interface AccountList {
  /** Null until the first answer. */
  readonly confirmed: WatchGroups | null;
  readonly pending: readonly PendingChange[];
  readonly shown: WatchGroups;
}

export interface PendingChange {
  readonly id: number;
  readonly change: WatchChange;
}

/** A logged-out visitor's list in this browser, and which of it has been uploaded. */
export interface LocalWatch {
  readonly local: Watchlists;
  readonly merged: Merged | null;
}

export interface WatchlistState extends LocalWatch {
  /** Null while logged out. A kind is absent until the account has answered for it. */
  readonly account: Partial<Record<WatchKind, AccountList>> | null;
}

/** The part of the store that the watchlist needs. */
export interface WatchlistRoot {
  readonly watchlist: WatchlistState;
}

type Changed = PendingChange & { readonly kind: WatchKind };

const initialState: WatchlistState = { local: emptyWatchlists, merged: null, account: null };

let lastId = 0;

/**
 * The visitor's stars, with one model for both cases: in this browser while logged out, else on the account. Updates
 * are optimistic: a change shows at once, a refused one is rolled back, pending ones stay.
 */
export const watchlistSlice = createSlice({
  name: 'watchlist',
  initialState,
  reducers: {
    watchChanged: {
      reducer(state, { payload: { kind, id, change } }: PayloadAction<Changed>) {
        if (state.account === null) {
          return { ...state, local: { ...state.local, [kind]: applyChange(state.local[kind], change) } };
        }
        const list = state.account[kind];
        return withList(state, kind, list?.confirmed ?? null, [...(list?.pending ?? []), { id, change }]);
      },
      prepare: (kind: WatchKind, change: WatchChange) => {
        lastId += 1;
        return { payload: { kind, change, id: lastId } };
      },
    },
    /** The account's answer; `done` is the change it confirms. */
    watchAnswered(
      state,
      { payload }: PayloadAction<{ kind: WatchKind; groups: WatchGroups; done?: number }>,
    ) {
      if (state.account === null) return state;
      const pending = state.account[payload.kind]?.pending ?? [];
      return withList(state, payload.kind, payload.groups, without(pending, payload.done));
    },
    /** The account refused a change: rolls back to the account's state. */
    watchRefused(state, { payload }: PayloadAction<{ kind: WatchKind; id: number }>) {
      const list = state.account?.[payload.kind];
      if (!list) return state;
      return withList(state, payload.kind, list.confirmed, without(list.pending, payload.id));
    },
    /** The visitor logged in: the account's list is used from now on. */
    accountOpened: (state) => ({ ...state, account: {} }),
    /** The visitor logged out: this browser's own list is used, unchanged. */
    accountClosed: (state) => ({ ...state, account: null }),
    /** Another tab changed this browser's list. */
    watchlistRead: (state, { payload }: PayloadAction<LocalWatch>) => ({ ...state, ...payload }),
    /** The account stored this browser's stars; they stay here too, for after the logout. */
    mergeNoted: (state, { payload }: PayloadAction<Merged>) => ({ ...state, merged: payload }),
  },
  selectors: {
    selectGroups: (state, kind: WatchKind) => shownGroups(state, kind),
    selectIsWatched: (state, kind: WatchKind, code: string) => codeSet(shownGroups(state, kind)).has(code),
    selectWatchedCodes: (state, kind: WatchKind) => codeList(shownGroups(state, kind)),
  },
});

export const {
  watchChanged,
  watchAnswered,
  watchRefused,
  accountOpened,
  accountClosed,
  watchlistRead,
  mergeNoted,
} = watchlistSlice.actions;
export const { selectGroups, selectIsWatched, selectWatchedCodes } = watchlistSlice.selectors;

/** The app has started: opens the account of an already logged-in visitor. */
export const watchBegun = createAction('watchlist/watchBegun');
/** The tab is shown again, or the network is back: other devices may have changed the account. */
export const watchLooked = createAction('watchlist/watchLooked');

/** Until the account has answered, this browser's list: a star must not disappear meanwhile. */
function shownGroups(state: WatchlistState, kind: WatchKind): WatchGroups {
  return state.account?.[kind]?.shown ?? state.local[kind];
}

function withList(
  state: WatchlistState,
  kind: WatchKind,
  confirmed: WatchGroups | null,
  pending: readonly PendingChange[],
): WatchlistState {
  const base = confirmed ?? state.local[kind];
  const shown = pending.reduce((groups, { change }) => applyChange(groups, change), base);
  return { ...state, account: { ...state.account, [kind]: { confirmed, pending, shown } } };
}

function without(pending: readonly PendingChange[], id: number | undefined): readonly PendingChange[] {
  return pending.filter((one) => one.id !== id);
}

const lists = new WeakMap<
  WatchGroups,
  { readonly list: readonly string[]; readonly set: ReadonlySet<string> }
>();

/** Memoised by groups: a hundred stars run this selector on each change of the store. */
function cachedCodes(groups: WatchGroups) {
  const stored = lists.get(groups);
  if (stored) return stored;
  const list = codesOf(groups);
  const fresh = { list, set: new Set(list) };
  lists.set(groups, fresh);
  return fresh;
}

const codeSet = (groups: WatchGroups) => cachedCodes(groups).set;
const codeList = (groups: WatchGroups) => cachedCodes(groups).list;
