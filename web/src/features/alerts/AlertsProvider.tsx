import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingQuietly } from '#ui/lazy/missing.tsx';
import { type AlertsRoot, selectHasArmed } from './alertsSlice.ts';

const { Part: AlertEngine } = lazyPart(
  async () => (await import('./engine/AlertEngine.tsx')).AlertEngine,
  MissingQuietly,
);

/** Mounted once in the frame: watches the market while at least one alert is active, and loads its code then. */
export function AlertsProvider() {
  const hasArmed = useSelector((state: AlertsRoot) => selectHasArmed(state));
  if (!hasArmed) return null;
  return (
    <Suspense fallback={null}>
      <AlertEngine />
    </Suspense>
  );
}
