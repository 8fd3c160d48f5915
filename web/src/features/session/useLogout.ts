import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { useOnce } from '#ui/form/useOnce.ts';
import { loggedOut } from './sessionSlice.ts';

/** Whether the page belongs to the account, under /user/ (not /userticker, which is public). */
function isUserPage(pathname: string): boolean {
  return /^\/user(\/|$)/.test(pathname);
}

/** Ends the session upstream and here; a visitor on a /user/ page is sent home. */
export function useLogout(): [logOut: () => Promise<void>, isLeaving: boolean] {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const here = useRef(pathname);
  useEffect(() => {
    here.current = pathname;
  }, [pathname]);

  return useOnce(async () => {
    await import('./sendLogout.ts').then(
      ({ sendLogout }) => sendLogout(),
      () => undefined,
    );
    if (isUserPage(here.current)) void navigate(hrefTo('home'));
    dispatch(loggedOut());
  });
}
