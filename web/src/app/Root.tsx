import type { ComponentType, PropsWithChildren } from 'react';
import { errorText } from '#api/failure.ts';
import { useFailureReport } from '#layouts/useFeedback.ts';
import { reloadForChunk } from '#templates/errors/reload.ts';
import { MissingPartContext } from '#ui/lazy/MissingPartContext.ts';
import { onIdle } from '#ui/lazy/onIdle.ts';
import { PrefetchContext } from '#ui/link/PrefetchContext.tsx';
import { FailureReportContext } from '#ui/state/FailureReportContext.ts';
import { FailureTextContext } from '#ui/state/FailureTextContext.tsx';
import { DisplayProvider } from './DisplayProvider.tsx';
import { DraftOwnerProvider } from './DraftOwnerProvider.tsx';
import { PageProgress } from './progress/PageProgress.tsx';
import { prefetchView } from './router/views.ts';
import { useRouteChange } from './useRouteChange.ts';

type RootProps = PropsWithChildren<{ readonly frame: ComponentType<PropsWithChildren> }>;

/** What surrounds every page: settings, prefetching, error messages, progress and the frame. */
export function Root({ frame: Frame, children }: RootProps) {
  useRouteChange();
  const report = useFailureReport();
  return (
    <DisplayProvider>
      <PrefetchContext value={prefetchPage}>
        <FailureTextContext value={errorText}>
          <FailureReportContext value={report}>
            <MissingPartContext value={onPartMissing}>
              <PageProgress />
              <DraftOwnerProvider>
                <Frame>{children}</Frame>
              </DraftOwnerProvider>
            </MissingPartContext>
          </FailureReportContext>
        </FailureTextContext>
      </PrefetchContext>
    </DisplayProvider>
  );
}

/**
 * A new release may have replaced the chunk: reload once. Offline, or just after a reload, the component
 * itself says that its code is missing.
 */
function onPartMissing(): void {
  reloadForChunk();
}

/** Waits for an idle moment: a pointer over a link may be on its way to press something else. */
function prefetchPage(href: string): void {
  onIdle(() => prefetchView(new URL(href, window.location.href).pathname));
}
