import { Suspense } from 'react';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';

const { Part: Footer } = lazyPart(async () => (await import('./Footer.tsx')).Footer);

/** The footer, whose code comes after the page's: it is below what one sees first. */
export function FooterLater({ withFriendLinks }: { withFriendLinks: boolean }) {
  return (
    <Suspense fallback={null}>
      <Footer withFriendLinks={withFriendLinks} />
    </Suspense>
  );
}
