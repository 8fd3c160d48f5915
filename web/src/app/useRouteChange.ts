import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router';
import { sessionRead } from '#features/session/sessionSlice.ts';
import { readSession } from '#features/session/sessionStorage.ts';
import { importWhenOnline } from '#ui/lazy/importWhenOnline.ts';
import { onIdle } from '#ui/lazy/onIdle.ts';
import { titleOf } from './title.ts';

const loadVisits = () => import('#features/searchField/visits.ts');
const loadPageViews = () => import('#features/analytics/pageViews.ts');

/** The effects of each navigation: the title, the session check, the page view, the visit. */
export function useRouteChange(): void {
  const { pathname, search } = useLocation();
  const dispatch = useDispatch();
  const lastReported = useRef('');

  // Runs before the effects of the page, which may set a better title.
  useLayoutEffect(() => {
    const title = titleOf(matchPage(pathname));
    if (title !== null) document.title = title;
  }, [pathname]);

  useEffect(() => {
    const path = pathname + search;
    if (path === lastReported.current) return;
    lastReported.current = path;
    dispatch(sessionRead(readSession()));
    // As the page is called now: the next one may have been opened by the time the code is there.
    const { title } = document;
    void importWhenOnline(loadPageViews).then(({ reportPageView }) => reportPageView(path, title));
    onIdle(() => void importWhenOnline(loadVisits).then(({ rememberVisit }) => rememberVisit(pathname)));
  }, [pathname, search, dispatch]);
}
