import styles from './session.module.css';
import { useLogout } from './useLogout.ts';

/** Logs out; a visitor on a page of the account is sent home. */
export function LogoutButton() {
  const [logOut, isLeaving] = useLogout();
  return (
    <button type="button" className={styles.logout} disabled={isLeaving} onClick={() => void logOut()}>
      退出
    </button>
  );
}
