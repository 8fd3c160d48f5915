import { Suspense } from 'react';
import { AfterFirstScreen } from '#ui/lazy/AfterFirstScreen.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';

const { Part: Footer } = lazyPart(async () => (await import('./Footer.tsx')).Footer);

/** The footer, whose code is asked for once the page is drawn: it is below what one sees first. */
export function LazyFooter({ withFriendLinks }: { withFriendLinks: boolean }) {
  return (
    <AfterFirstScreen>
      <Suspense fallback={null}>
        <Footer withFriendLinks={withFriendLinks} />
      </Suspense>
    </AfterFirstScreen>
  );
}
