import styles from './session.module.css';
import { useLogout } from './useLogout.ts';

/** Ends the session; a visitor on one of their own pages is taken home. */
export function LogoutButton() {
  const [logOut, isLeaving] = useLogout();
  return (
    <button type="button" className={styles.logout} disabled={isLeaving} onClick={() => void logOut()}>
      退出
    </button>
  );
}
