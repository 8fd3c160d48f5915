import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Closes an overlay when the visitor navigates: the back button must not leave a dialog over an unrelated
 * page. One that was opened while the navigation was already under way stays. Runs before the effects of the
 * next page, which may open one of its own.
 */
export function useClosedOnLeave(isOpen: boolean, close: () => void): void {
  const { pathname } = useLocation();
  const here = useRef(pathname);
  const openedFor = useRef(pathname);
  useLayoutEffect(() => {
    // The address bar is ahead of the page while the next page's code is loading.
    if (isOpen) openedFor.current = window.location.pathname;
  }, [isOpen]);
  useLayoutEffect(() => {
    if (here.current === pathname) return;
    here.current = pathname;
    if (openedFor.current !== pathname) close();
  }, [pathname, close]);
}
