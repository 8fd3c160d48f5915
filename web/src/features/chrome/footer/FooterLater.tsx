import { Suspense } from 'react';
import { Later } from '#ui/lazy/Later.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';

const { Part: Footer } = lazyPart(async () => (await import('./Footer.tsx')).Footer);

/** The footer, whose code is asked for once the page is drawn: it is below what one sees first. */
export function FooterLater({ withFriendLinks }: { withFriendLinks: boolean }) {
  return (
    <Later>
      <Suspense fallback={null}>
        <Footer withFriendLinks={withFriendLinks} />
      </Suspense>
    </Later>
  );
}
