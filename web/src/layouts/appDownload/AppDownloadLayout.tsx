import { Outlet } from 'react-router';
import styles from './AppDownloadLayout.module.css';

/** The app's pages: no facts above them, a tinted stage, and room in the middle. */
export function AppDownloadLayout() {
  return (
    <div className={styles.stage}>
      <div className={styles.words}>
        <Outlet />
      </div>
    </div>
  );
}
