import type { ReactNode } from 'react';
import { errorText } from '#api/failure.ts';
import { Frame } from '#layouts/Frame.tsx';
import { PrefetchContext } from '#ui/link/PrefetchContext.tsx';
import { FailureTextContext } from '#ui/state/FailureTextContext.tsx';
import { DisplayProvider } from './DisplayProvider.tsx';
import { PageProgress } from './progress/PageProgress.tsx';
import { prefetchView } from './router/views.ts';
import { useRouteChange } from './useRouteChange.ts';

/** What stands around every page: settings, prefetching, the words for failures, progress and the frame. */
export function Root({ children }: { children: ReactNode }) {
  useRouteChange();
  return (
    <DisplayProvider>
      <PrefetchContext value={prefetchPage}>
        <FailureTextContext value={errorText}>
          <PageProgress />
          <Frame>{children}</Frame>
        </FailureTextContext>
      </PrefetchContext>
    </DisplayProvider>
  );
}

function prefetchPage(href: string): void {
  prefetchView(new URL(href, window.location.href).pathname);
}
