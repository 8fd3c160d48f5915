import { useSelector } from 'react-redux';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import { selectGroups, type WatchlistState, type watchlistSlice } from '../watchlistSlice.ts';
import { emptyGroups, findGroup, type WatchGroup, type WatchGroups, type WatchKind } from '../watchlists.ts';

interface WatchlistRoot {
  readonly [watchlistSlice.reducerPath]: WatchlistState;
}

interface GroupInAddress {
  readonly groups: WatchGroups;
  readonly group: WatchGroup;
  readonly show: (name: string) => void;
}

const nothing: WatchGroup = { name: '', items: [] };

/** The groups of a kind and the selected one in the address (`?group=`); by default the first. */
export function useGroupInAddress(kind: WatchKind): GroupInAddress {
  const groups = useSelector((state: WatchlistRoot) => selectGroups(state, kind));
  const [params, write] = useUrlParams();
  const shown = findGroup(groups, params.get('group') ?? '') ?? groups[0] ?? emptyGroups[0] ?? nothing;
  return { groups, group: shown, show: (name) => write({ group: name }) };
}
