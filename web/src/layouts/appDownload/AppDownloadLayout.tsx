import { Outlet } from 'react-router';
import styles from './AppDownloadLayout.module.css';

/** The app's pages: no top bar, a centred column. */
export function AppDownloadLayout() {
  return (
    <div className={styles.stage}>
      <div className={styles.words}>
        <Outlet />
      </div>
    </div>
  );
}
