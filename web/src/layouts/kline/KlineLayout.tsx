import { Outlet } from 'react-router';
import styles from './KlineLayout.module.css';
import { ReloadWindow } from './ReloadWindow.tsx';

/** The chart's page: all of the window under the menu, in the chart's own theme (dark until chosen). */
export function KlineLayout() {
  return (
    <div className={styles.stage}>
      <Outlet />
      <ReloadWindow />
    </div>
  );
}
