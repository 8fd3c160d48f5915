import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingQuietly } from '#ui/lazy/missing.tsx';
import { type AlertsRoot, selectHasArmed } from './alertsSlice.ts';

const { Part: AlertEngine } = lazyPart(
  async () => (await import('./engine/AlertEngine.tsx')).AlertEngine,
  MissingQuietly,
);

/** Stands once in the frame: watches the market while at least one alert is armed. Its code comes then too. */
export function AlertsProvider() {
  const hasArmed = useSelector((state: AlertsRoot) => selectHasArmed(state));
  if (!hasArmed) return null;
  return (
    <Suspense fallback={null}>
      <AlertEngine />
    </Suspense>
  );
}
