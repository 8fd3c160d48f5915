import { Outlet } from 'react-router';
import styles from './VerificationLayout.module.css';

/** The dark page of the official check, without anything beside it that could distract or be imitated. */
export function VerificationLayout() {
  return (
    <div className={styles.stage}>
      <div className={styles.words}>
        <Outlet />
      </div>
    </div>
  );
}
