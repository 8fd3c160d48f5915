import { Fragment } from 'react';
import { Outlet } from 'react-router';
import styles from './KlineLayout.module.css';
import { ReloadWindow } from './ReloadWindow.tsx';
import { useHiddenRefresh } from './useHiddenRefresh.ts';
import { useOnlineCount } from './useOnlineCount.ts';

/**
 * The chart's page: the whole window below the menu, in the chart's own theme (dark by default). It remounts
 * when the network comes back.
 */
export function KlineLayout() {
  useHiddenRefresh();
  const round = useOnlineCount();
  return (
    <div className={styles.stage}>
      <Fragment key={round}>
        <Outlet />
      </Fragment>
      <ReloadWindow />
    </div>
  );
}
