import { type ComponentType, type PropsWithChildren, useLayoutEffect, useMemo, useState } from 'react';
import { Router, useRoutes } from 'react-router';
import { FailedPage } from '#templates/errors/FailedPage.tsx';
import { EntryContext } from '#ui/url/EntryContext.ts';
import { Root } from '../Root.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { placeOf } from './scrollMemory.ts';
import type { SiteRouter } from './siteRouter.ts';
import { RouterContext } from './useIsPageLoading.ts';
import { useScrollPositions } from './useScrollPositions.ts';
import type { View } from './views.ts';

interface SiteRoutesProps {
  readonly router: SiteRouter;
  /** Stays mounted through all navigations. */
  readonly frame: ComponentType<PropsWithChildren>;
}

/**
 * The page of the current address. It renders urgently, not as a transition: a page draws its first screen first
 * (`FirstScreens`), and on a phone time slices beside the ticks of the page that is left doubled the time to it.
 */
export function SiteRoutes({ router, frame }: SiteRoutesProps) {
  const [shown, setShown] = useState(router.shown);
  useLayoutEffect(() => {
    setShown(router.shown());
    return router.onShown(setShown);
  }, [router]);
  useScrollPositions(router, shown);

  const { location, action, view } = shown;
  return (
    <RouterContext value={router}>
      <EntryContext value={placeOf(location)}>
        <Router location={location} navigationType={action} navigator={router.navigator}>
          <PageBoundary place={location.key} fallback={<FailedPage />}>
            <Root frame={frame}>
              <CurrentPage view={view} place={location.key} />
            </Root>
          </PageBoundary>
        </Router>
      </EntryContext>
    </RouterContext>
  );
}

/**
 * React Router gets the one route that the page table has chosen, so its params, outlet and links work as
 * usual.
 */
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
