import { Suspense } from 'react';
import { AfterFirstScreen } from '#ui/lazy/AfterFirstScreen.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingQuietly } from '#ui/lazy/missing.tsx';
import { FeedbackHost } from './FeedbackHost.tsx';

const { Part: RowMoves } = lazyPart(
  async () => (await import('#features/coinMove/rows/RowMoves.tsx')).RowMoves,
  MissingQuietly,
);

/** What every page may open, and no first screen needs: the feedback dialog, the card of a coin's row. */
export function LateHosts() {
  return (
    <>
      <FeedbackHost />
      <AfterFirstScreen>
        <Suspense fallback={null}>
          <RowMoves />
        </Suspense>
      </AfterFirstScreen>
    </>
  );
}
