import { Outlet } from 'react-router';
import styles from '../body.module.css';

/** The pages of an exchange: one column; their head and their strip are the pages' own (templates/subject). */
export function ExchangeLayout() {
  return (
    <div className={styles.column}>
      <Outlet />
    </div>
  );
}
