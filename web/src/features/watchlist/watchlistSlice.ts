import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Merged } from './mergedCodes.ts';
import { codesOf, emptyBook, type WatchBook, type WatchGroups, type WatchKind } from './watchBook.ts';
import { applyChange, type WatchChange } from './watchChange.ts';

/** The groups of one kind on the account: what it answered last, what it was not told of yet, and both together. */
interface AccountList {
  /** Null until it has answered for the first time. */
  readonly confirmed: WatchGroups | null;
  readonly pending: readonly PendingChange[];
  readonly shown: WatchGroups;
}

export interface PendingChange {
  readonly id: number;
  readonly change: WatchChange;
}

/** What this browser keeps for a visitor without an account, and what of it an account has taken over. */
export interface LocalWatch {
  readonly local: WatchBook;
  readonly merged: Merged | null;
}

export interface WatchlistState extends LocalWatch {
  /** Null while nobody is logged in. A kind is absent until the account has answered for it. */
  readonly account: Partial<Record<WatchKind, AccountList>> | null;
}

/** The part of the store that the watchlist needs. */
export interface WatchlistRoot {
  readonly watchlist: WatchlistState;
}

type Changed = PendingChange & { readonly kind: WatchKind };

const initialState: WatchlistState = { local: emptyBook, merged: null, account: null };

let lastId = 0;

/**
 * The visitor's stars, with one model for both worlds: without a login they live in this browser, with one on the
 * account. A change shows at once; what the account refuses is taken back, what is still on its way stays.
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
    /** The account told what it holds; `done` is the change that this answers. */
    watchAnswered(
      state,
      { payload }: PayloadAction<{ kind: WatchKind; groups: WatchGroups; done?: number }>,
    ) {
      if (state.account === null) return state;
      const pending = state.account[payload.kind]?.pending ?? [];
      return withList(state, payload.kind, payload.groups, without(pending, payload.done));
    },
    /** The account would not have it: the page goes back to what the account holds. */
    watchRefused(state, { payload }: PayloadAction<{ kind: WatchKind; id: number }>) {
      const list = state.account?.[payload.kind];
      if (!list) return state;
      return withList(state, payload.kind, list.confirmed, without(list.pending, payload.id));
    },
    /** Somebody logged in: from now on the account counts. */
    accountOpened: (state) => ({ ...state, account: {} }),
    /** Nobody is logged in: this browser's own list is what it was. */
    accountClosed: (state) => ({ ...state, account: null }),
    /** Another tab changed this browser's list. */
    watchlistRead: (state, { payload }: PayloadAction<LocalWatch>) => ({ ...state, ...payload }),
    /** The account took over what this browser kept; it stays here too, for the time after the logout. */
    mergeNoted: (state, { payload }: PayloadAction<Merged>) => ({ ...state, merged: payload }),
  },
  selectors: {
    selectGroups: (state, kind: WatchKind) => shownGroups(state, kind),
    selectIsWatched: (state, kind: WatchKind, code: string) => codeSet(shownGroups(state, kind)).has(code),
    selectWatchedCodes: (state, kind: WatchKind) => codeList(shownGroups(state, kind)),
    /** False while the account has not answered for this kind yet. */
    selectWatchReady: (state, kind: WatchKind) =>
      state.account === null || (state.account[kind]?.confirmed ?? null) !== null,
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
export const { selectGroups, selectIsWatched, selectWatchedCodes, selectWatchReady } =
  watchlistSlice.selectors;

/** The app has begun: whoever is logged in already has their account opened. */
export const watchBegun = createAction('watchlist/watchBegun');
/** The tab is looked at again, or the network is back: other devices may have changed the account. */
export const watchLooked = createAction('watchlist/watchLooked');

/** Until the account has answered, what this browser keeps: a star must not go out on the way. */
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

/** A hundred stars ask on each change of the store: the answer is worked out once for each state of the groups. */
function codesKept(groups: WatchGroups) {
  const kept = lists.get(groups);
  if (kept) return kept;
  const list = codesOf(groups);
  const fresh = { list, set: new Set(list) };
  lists.set(groups, fresh);
  return fresh;
}

const codeSet = (groups: WatchGroups) => codesKept(groups).set;
const codeList = (groups: WatchGroups) => codesKept(groups).list;
