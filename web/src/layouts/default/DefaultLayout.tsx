import { Outlet } from 'react-router';
import styles from '../body.module.css';

/** The ordinary page: one column up to the page's width. A page with a rail makes its own. */
export function DefaultLayout() {
  return (
    <div className={styles.column}>
      <Outlet />
    </div>
  );
}
