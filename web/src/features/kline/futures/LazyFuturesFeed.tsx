import { type TechnicalUse, technicalOf } from '@coinmirror/shared/technical/technicals.ts';
import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingQuietly } from '#ui/lazy/missing.tsx';
import type { FuturesFeed } from './FuturesFeed.tsx';

const { Part } = lazyPart<ComponentProps<typeof FuturesFeed>>(
  async () => (await import('./FuturesFeed.tsx')).FuturesFeed,
  MissingQuietly,
);

interface LazyFuturesFeedProps extends Omit<ComponentProps<typeof FuturesFeed>, 'coinCode'> {
  /** undefined while it is on its way. */
  readonly coinCode: string | undefined;
  readonly indicators: readonly TechnicalUse[];
}

/** Loads the coin's futures, and the code for it, once an indicator that needs them is shown. */
export function LazyFuturesFeed({ coinCode, indicators, ...props }: LazyFuturesFeedProps) {
  const isNeeded = indicators.some(({ key }) => technicalOf(key)?.needs === 'futures');
  if (!isNeeded || coinCode === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Part coinCode={coinCode} {...props} />
    </Suspense>
  );
}
