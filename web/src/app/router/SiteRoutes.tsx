import { startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { Router, useRoutes } from 'react-router';
import { FailedPage } from '#templates/errors/FailedPage.tsx';
import { Root } from '../Root.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import type { SiteRouter } from './siteRouter.ts';
import { RouterContext } from './useIsPageLoading.ts';
import { useScrollPositions } from './useScrollPositions.ts';
import type { View } from './views.ts';

/**
 * The site at its address. A page that is being replaced stays usable until the next one is drawn; a page that
 * answers its own switch is drawn at once, for in slices the rows of a sorted table come a third later.
 */
export function SiteRoutes({ router }: { router: SiteRouter }) {
  const [shown, setShown] = useState(router.shown);
  useLayoutEffect(() => {
    setShown(router.shown());
    return router.onShown((next) => {
      if (next.isUrgent) setShown(next);
      else startTransition(() => setShown(next));
    });
  }, [router]);
  useScrollPositions(router, shown);

  const { location, action, view } = shown;
  return (
    <RouterContext value={router}>
      <Router location={location} navigationType={action} navigator={router.navigator}>
        <PageBoundary place={location.key} fallback={<FailedPage />}>
          <Root>
            <CurrentPage view={view} place={location.key} />
          </Root>
        </PageBoundary>
      </Router>
    </RouterContext>
  );
}

/** React Router knows the one route that the page table has chosen: parameters, outlet and links work as ever. */
function CurrentPage({ view, place }: { view: View; place: string }) {
  const { pattern, Layout, Page } = view;
  const routes = useMemo(() => {
    const page = (
      <PageBoundary place={place} fallback={<FailedPage />}>
        <Page />
      </PageBoundary>
    );
    return [{ element: <Layout />, children: [{ path: pattern, element: page }] }];
  }, [pattern, Layout, Page, place]);
  return useRoutes(routes);
}
