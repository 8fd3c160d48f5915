import { Outlet, ScrollRestoration } from 'react-router';
import { Frame } from '#layouts/Frame.tsx';
import { DisplayProvider } from './DisplayProvider.tsx';
import { PrefetchProvider } from './PrefetchProvider.tsx';
import { ProgressBar } from './progress/ProgressBar.tsx';
import { useRouteChange } from './useRouteChange.ts';

/** What stands around every page: settings, prefetching, progress, scroll positions and the frame. */
export function Root() {
  useRouteChange();
  return (
    <DisplayProvider>
      <PrefetchProvider>
        <ProgressBar />
        <Frame>
          <Outlet />
        </Frame>
        <ScrollRestoration />
      </PrefetchProvider>
    </DisplayProvider>
  );
}
