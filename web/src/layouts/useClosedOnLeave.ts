import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Closes what floats over all pages when the visitor goes to another one: the back button must not leave a window
 * over a page that it has nothing to do with. One that was opened while that page was already on its way stays.
 * Before the effects of the next page, which may open one of its own.
 */
export function useClosedOnLeave(isOpen: boolean, close: () => void): void {
  const { pathname } = useLocation();
  const here = useRef(pathname);
  const openedFor = useRef(pathname);
  useLayoutEffect(() => {
    // The address bar is ahead of the page while the next one's code is being fetched.
    if (isOpen) openedFor.current = window.location.pathname;
  }, [isOpen]);
  useLayoutEffect(() => {
    if (here.current === pathname) return;
    here.current = pathname;
    if (openedFor.current !== pathname) close();
  }, [pathname, close]);
}
