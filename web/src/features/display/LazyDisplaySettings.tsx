import { Suspense } from 'react';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';

const { Part: DisplaySettings, preload } = lazyPart(
  async () => (await import('./DisplaySettings.tsx')).DisplaySettings,
);

/** Fetches the switches ahead of their first showing. */
export const preloadDisplaySettings = preload;

interface DisplaySettingsLaterProps {
  /** Keeps the room of what is coming. */
  className?: string | undefined;
}

/** The display switches; their code arrives when they are first shown. */
export function LazyDisplaySettings({ className }: DisplaySettingsLaterProps) {
  return (
    <Suspense fallback={<div className={className} />}>
      <DisplaySettings />
    </Suspense>
  );
}
