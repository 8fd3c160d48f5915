import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { AlertsPanel } from '#features/alerts/panel/AlertsPanel.tsx';
import { GroupTabs } from '#features/watchlist/groups/GroupTabs.tsx';
import { useWatchActions } from '#features/watchlist/useWatchActions.ts';
import { emptyGroups, findGroup } from '#features/watchlist/watchBook.ts';
import { selectGroups, type WatchlistState } from '#features/watchlist/watchlistSlice.ts';
import { TickerList } from './TickerList.tsx';
import styles from './UserTickerPage.module.css';

/** `/userticker`: the visitor's own coins in groups, with live prices, notes, positions and alerts. */
export default function UserTickerPage() {
  const groups = useSelector((state: { readonly watchlist: WatchlistState }) => selectGroups(state, 'coin'));
  const { change } = useWatchActions('coin');
  const [search, setSearch] = useSearchParams();
  const first = groups[0] ?? emptyGroups[0];
  const shown = findGroup(groups, search.get('group') ?? '') ?? first;
  if (!shown) return null;

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

  return (
    <div className={styles.page}>
      <TickerList
        groups={groups}
        group={shown}
        tabs={(list) => (
          <GroupTabs groups={groups} value={shown.name} onShow={show} onChange={change}>
            {list}
          </GroupTabs>
        )}
      />
      <AlertsPanel />
    </div>
  );
}
