import { Suspense } from 'react';
import { AfterFirstScreen } from '#ui/lazy/AfterFirstScreen.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';

const { Part: Footer } = lazyPart(async () => (await import('./Footer.tsx')).Footer);

/** The footer; its code loads once the page has rendered, since it is below the first screen. */
export function LazyFooter({ withFriendLinks }: { withFriendLinks: boolean }) {
  return (
    <AfterFirstScreen>
      <Suspense fallback={null}>
        <Footer withFriendLinks={withFriendLinks} />
      </Suspense>
    </AfterFirstScreen>
  );
}
