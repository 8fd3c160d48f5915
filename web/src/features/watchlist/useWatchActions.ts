import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { toast } from '#ui/toast/toast.ts';
import type { WatchGroup, WatchKind } from './watchBook.ts';
import type { WatchChange } from './watchChange.ts';
import { selectGroups, type WatchlistState, watchChanged, type watchlistSlice } from './watchlistSlice.ts';

interface WatchlistRoot {
  readonly [watchlistSlice.reducerPath]: WatchlistState;
}

export interface WatchActions {
  readonly change: (change: WatchChange) => void;
  /** Takes them out of a group (of all, without one) and offers to take that back, with notes and places. */
  readonly remove: (codes: readonly string[], what: string, group?: string) => void;
}

/** What a visitor can do to the stars of one kind. */
export function useWatchActions(kind: WatchKind): WatchActions {
  const dispatch = useDispatch();
  const store = useStore<WatchlistRoot>();
  const change = useCallback((one: WatchChange) => void dispatch(watchChanged(kind, one)), [dispatch, kind]);
  const remove = useCallback(
    (codes: readonly string[], what: string, group?: string) => {
      const touched = (one: WatchGroup) =>
        (group === undefined || one.name === group) && one.items.some((item) => codes.includes(item.code));
      const before = selectGroups(store.getState(), kind).filter(touched);
      change({ type: 'removed', codes, ...(group === undefined ? {} : { group }) });
      toast.info(`已移除 ${what}`, {
        label: '撤销',
        onPress: () => change({ type: 'restored', groups: before }),
      });
    },
    [store, kind, change],
  );
  return { change, remove };
}
