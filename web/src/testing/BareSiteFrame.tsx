import { MAIN_ID } from '@coinmirror/shared/constants/siteFrameIds.ts';
import { type PropsWithChildren, Suspense } from 'react';
import { GroupChoiceHost } from '#features/watchlist/groupChoice/GroupChoiceHost.tsx';
import { FeedbackHost } from '#layouts/FeedbackHost.tsx';
import { LoginProvider } from '#layouts/LoginProvider.tsx';
import { Toaster } from '#ui/toast/Toaster.tsx';

/** In place of the frame: what a page itself opens (login, groups, feedback, toasts), and nothing that stands around it. */
export function BareSiteFrame({ children }: PropsWithChildren) {
  return (
    <LoginProvider>
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <GroupChoiceHost />
      <Suspense fallback={null}>
        <FeedbackHost />
      </Suspense>
      <Toaster />
    </LoginProvider>
  );
}
