import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingQuietly } from '#ui/lazy/missing.tsx';
import { selectCompareCodes } from './compareSlice.ts';
import { comparesOn } from './comparesOn.ts';

const { Part: CompareWindow } = lazyPart(
  async () => (await import('./CompareWindow.tsx')).CompareWindow,
  MissingQuietly,
);

const { Part: Tab } = lazyPart(async () => (await import('./CompareTab.tsx')).CompareTab, MissingQuietly);

interface ComparePlace {
  /** The page that is shown; null for an unknown address. */
  readonly page: RouteName | null;
}

/** Whether the comparison shows here: while coins are compared, where one looks at coins, not on its own page. */
function useIsComparing(page: RouteName | null): boolean {
  const isEmpty = useSelector(selectCompareCodes).length === 0;
  return !isEmpty && page !== 'compare' && comparesOn(page);
}

/** The folded comparison, for the header; loads no code before a coin is compared. */
export function CompareTab({ page }: ComparePlace) {
  if (!useIsComparing(page)) return null;
  return (
    <Suspense fallback={null}>
      <Tab />
    </Suspense>
  );
}

/** Hosts the floating comparison; loads no code before a coin is compared. */
export function CompareDock({ page }: ComparePlace) {
  if (!useIsComparing(page)) return null;
  return (
    <Suspense fallback={null}>
      <CompareWindow />
    </Suspense>
  );
}
