import { Suspense } from 'react';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingQuietly } from '#ui/lazy/missing.tsx';
import { PHONE, useMediaQuery } from '#ui/theme/useMediaQuery.ts';
import styles from './TodayZone.module.css';

// The sentence above it and the first rows below are what the first screen waits for.
const { Part: ValueFigure } = lazyPart(
  async () => (await import('./ValueFigure.tsx')).ValueFigure,
  MissingQuietly,
);
const { Part: WideFigures } = lazyPart(
  async () => (await import('./WideFigures.tsx')).WideFigures,
  MissingQuietly,
);

/** Below the sentence of the day: what it is about, drawn; of fixed size while it loads. */
export function TodayZone() {
  const onPhone = useMediaQuery(PHONE);
  return (
    <section className={styles.zone} aria-label="今日市场">
      <Suspense fallback={null}>
        <ValueFigure />
        {!onPhone && <WideFigures />}
      </Suspense>
    </section>
  );
}
