import { AlertsPanel } from '#features/alerts/panel/AlertsPanel.tsx';
import { GroupTabs } from '#features/watchlist/groups/GroupTabs.tsx';
import { useGroupInAddress } from '#features/watchlist/starred/useGroupInAddress.ts';
import { useWatchActions } from '#features/watchlist/useWatchActions.ts';
import { TickerList } from './TickerList.tsx';
import styles from './UserTickerPage.module.css';

/** `/userticker`: the visitor's starred coins in groups, with live prices, notes, what is held, and alerts. */
export default function UserTickerPage() {
  const { groups, group, show } = useGroupInAddress('coin');
  const { change } = useWatchActions('coin');
  return (
    <div className={styles.page}>
      <TickerList
        groups={groups}
        group={group}
        tabs={(list, worthOf) => (
          <GroupTabs groups={groups} value={group.name} worthOf={worthOf} onShow={show} onChange={change}>
            {list}
          </GroupTabs>
        )}
      />
      <AlertsPanel />
    </div>
  );
}
