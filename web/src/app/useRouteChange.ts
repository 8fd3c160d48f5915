import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router';
import { reportPageView } from '#features/analytics/pageViews.ts';
import { sessionRead } from '#features/session/sessionSlice.ts';
import { readSession } from '#features/session/sessionStorage.ts';
import { LiveContext } from '#live/LiveContext.ts';
import { liveAllowed } from '#live/liveRoutes.ts';
import { titleOf } from './title.ts';

/** What happens at each route change: title, page view, session check, and whether the live socket may be open. */
export function useRouteChange(): void {
  const { pathname, search } = useLocation();
  const dispatch = useDispatch();
  const room = useContext(LiveContext);
  const lastReported = useRef('');

  // Before the effects of the page, which may know a better title.
  useLayoutEffect(() => {
    document.title = titleOf(matchPage(pathname));
  }, [pathname]);

  useEffect(() => {
    const match = matchPage(pathname);
    dispatch(sessionRead(readSession()));
    room?.setAllowed(match !== null && liveAllowed(match.name, match.params));
  }, [pathname, dispatch, room]);

  useEffect(() => {
    const path = pathname + search;
    if (path === lastReported.current) return;
    lastReported.current = path;
    reportPageView(path);
  }, [pathname, search]);
}
