import { Suspense } from 'react';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingQuietly } from '#ui/lazy/missing.tsx';
import styles from './TodayZone.module.css';

// The sentence above it and the first rows below are what the first screen waits for.
const { Part: TodayFigures } = lazyPart(
  async () => (await import('./TodayFigures.tsx')).TodayFigures,
  MissingQuietly,
);

/** Below the sentence of the day: what it is about, drawn; of fixed size while it loads. */
export function TodayZone() {
  return (
    <section className={styles.zone} aria-label="今日市场">
      <Suspense fallback={null}>
        <TodayFigures />
      </Suspense>
    </section>
  );
}
