import { FIRST_WATCH_GROUP } from '@coinmirror/shared/contract/community/watchKinds.ts';
import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { toast } from '#ui/toast/toast.ts';
import { chooseGroup } from './groupChoice/groupChoice.ts';
import type { WatchChange } from './watchChange.ts';
import { selectGroups, type WatchlistState, watchChanged, type watchlistSlice } from './watchlistSlice.ts';
import type { WatchGroup, WatchKind } from './watchlists.ts';

interface WatchlistRoot {
  readonly [watchlistSlice.reducerPath]: WatchlistState;
}

export interface WatchActions {
  readonly change: (change: WatchChange) => void;
  /** Stars one item and reports its group, with an action to change it. */
  readonly star: (code: string, name: string) => void;
  /** Removes items from a group (without one, from all) and offers undo, with notes and positions in the list. */
  readonly remove: (codes: readonly string[], what: string, group?: string) => void;
}

/** The visitor's actions on the stars of one kind. */
export function useWatchActions(kind: WatchKind): WatchActions {
  const dispatch = useDispatch();
  const store = useStore<WatchlistRoot>();
  const change = useCallback((one: WatchChange) => void dispatch(watchChanged(kind, one)), [dispatch, kind]);
  const star = useCallback(
    (code: string, name: string) => {
      const group = selectGroups(store.getState(), kind)[0]?.name ?? FIRST_WATCH_GROUP;
      change({ type: 'added', code });
      const onPress = () => chooseGroup({ kind, code, name });
      toast.success(`已加入「${group}」分组`, { label: '更换分组', onPress });
    },
    [store, kind, change],
  );
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
  return { change, star, remove };
}
