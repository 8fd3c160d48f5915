import { Suspense } from 'react';
import { AfterFirstScreen } from '#ui/lazy/AfterFirstScreen.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import type { FooterProps } from './Footer.tsx';

const { Part: Footer } = lazyPart(async () => (await import('./Footer.tsx')).Footer);

/** The footer; its code loads once the page has rendered, since it is below the first screen. */
export function LazyFooter(props: FooterProps) {
  return (
    <AfterFirstScreen>
      <Suspense fallback={null}>
        <Footer {...props} />
      </Suspense>
    </AfterFirstScreen>
  );
}
