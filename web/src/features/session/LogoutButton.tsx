import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import styles from './session.module.css';
import { loggedOut } from './sessionSlice.ts';

/** Ends the session; a visitor on one of their own pages is taken home. */
export function LogoutButton() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  function logOut() {
    dispatch(loggedOut());
    if (matchPage(pathname)?.name.startsWith('user')) void navigate(hrefTo('home'));
  }

  return (
    <button type="button" className={styles.logout} onClick={logOut}>
      退出
    </button>
  );
}
