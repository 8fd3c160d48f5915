import { Outlet } from 'react-router';
import styles from '../body.module.css';

/** The pages of an exchange: one column. Their header and tabs belong to the pages (templates/subject). */
export function ExchangeLayout() {
  return (
    <div className={styles.column}>
      <Outlet />
    </div>
  );
}
