import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingQuietly } from '#ui/lazy/missing.tsx';
import { selectCompareCodes } from './compareSlice.ts';

const { Part: CompareWindow } = lazyPart(
  async () => (await import('./CompareWindow.tsx')).CompareWindow,
  MissingQuietly,
);

/**
 * Hosts the floating comparison; renders nothing and loads no code while no coin is compared, nor on the comparison
 * page itself.
 */
export function CompareDock() {
  const isEmpty = useSelector(selectCompareCodes).length === 0;
  const { pathname } = useLocation();
  if (isEmpty || pathname === hrefTo('compare')) return null;
  return (
    <Suspense fallback={null}>
      <CompareWindow />
    </Suspense>
  );
}
