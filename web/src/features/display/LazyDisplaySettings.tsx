import { Suspense } from 'react';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';

const { Part: DisplaySettings, preload } = lazyPart(
  async () => (await import('./DisplaySettings.tsx')).DisplaySettings,
);

export const preloadDisplaySettings = preload;

interface DisplaySettingsLaterProps {
  /** Reserves the space of the settings. */
  className?: string | undefined;
}

/** The display settings; their code loads when they are first shown. */
export function LazyDisplaySettings({ className }: DisplaySettingsLaterProps) {
  return (
    <Suspense fallback={<div className={className} />}>
      <DisplaySettings />
    </Suspense>
  );
}
