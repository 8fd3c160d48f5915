import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { emptyGroups, findGroup, type WatchGroup, type WatchGroups, type WatchKind } from '../watchBook.ts';
import { selectGroups, type WatchlistState, type watchlistSlice } from '../watchlistSlice.ts';

interface WatchlistRoot {
  readonly [watchlistSlice.reducerPath]: WatchlistState;
}

interface GroupInAddress {
  readonly groups: WatchGroups;
  readonly group: WatchGroup;
  readonly show: (name: string) => void;
}

const nothing: WatchGroup = { name: '', items: [] };

/** The groups of a kind and which of them the address names (`?group=`); the first one without. */
export function useGroupInAddress(kind: WatchKind): GroupInAddress {
  const groups = useSelector((state: WatchlistRoot) => selectGroups(state, kind));
  const [search, setSearch] = useSearchParams();
  const shown = findGroup(groups, search.get('group') ?? '') ?? groups[0] ?? emptyGroups[0] ?? nothing;
  function show(name: string) {
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('group', name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return { groups, group: shown, show };
}
