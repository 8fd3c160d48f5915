import { Outlet } from 'react-router';
import styles from '../body.module.css';

/** The ordinary page: one column up to the page's maximum width. A page with a rail lays it out itself. */
export function DefaultLayout() {
  return (
    <div className={styles.column}>
      <Outlet />
    </div>
  );
}
