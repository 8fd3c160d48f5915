import { Suspense } from 'react';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingOpened } from '#ui/lazy/missing.tsx';
import type { PictureSource } from './SharePictureWindow.tsx';

export type { PictureSource } from './SharePictureWindow.tsx';

interface SharePictureProps {
  readonly source: PictureSource;
  readonly onClose: () => void;
}

// The painter and the QR code load with the dialog.
const { Part: SharePictureWindow, preload } = lazyPart(
  async () => (await import('./SharePictureWindow.tsx')).SharePictureWindow,
  MissingOpened,
);

export const preloadPicture = preload;

/** The window of 分享图: a picture of the page's data, to save or copy. */
export function SharePicture(props: SharePictureProps) {
  return (
    <Suspense fallback={null}>
      <SharePictureWindow {...props} />
    </Suspense>
  );
}
