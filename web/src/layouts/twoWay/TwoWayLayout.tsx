import { Outlet } from 'react-router';
import { DeskPanel } from '#features/news/DeskPanel.tsx';
import { HotNewsPanel } from '#features/news/HotNewsPanel.tsx';
import { HotSearchPanel } from '#features/searchField/HotSearchPanel.tsx';
import { WatchlistPanel } from '#features/watchlist/WatchlistPanel.tsx';
import { cx } from '#ui/classNames.ts';
import body from '../body.module.css';
import styles from './TwoWayLayout.module.css';

/** Two columns: the text, and beside it the followed coins and popular searches. */
export function TwoWayLayout() {
  return (
    <div className={cx(body.column, body.withRail)}>
      <div>
        <Outlet />
      </div>
      <aside className={styles.rail} aria-label="边栏">
        <HotNewsPanel />
        <WatchlistPanel />
        <HotSearchPanel />
        <DeskPanel />
      </aside>
    </div>
  );
}
