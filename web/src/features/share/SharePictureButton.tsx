import { Suspense, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingOpened } from '#ui/lazy/missing.tsx';
import type { PictureSource } from './SharePictureWindow.tsx';

export interface SharePictureButtonProps {
  /** What is to be shown, in USD and percent; asked when the window opens. null while nothing has come yet. */
  readonly source: () => PictureSource | null;
}

// The painter and the QR code come with the window.
const { Part: SharePictureWindow, preload } = lazyPart(
  async () => (await import('./SharePictureWindow.tsx')).SharePictureWindow,
  MissingOpened,
);

/** 分享图: a picture of what the page shows, to keep or to copy. */
export function SharePictureButton({ source }: SharePictureButtonProps) {
  const [shown, setShown] = useState<PictureSource | null>(null);
  return (
    <>
      <Button size="s" onPointerEnter={preload} onFocus={preload} onClick={() => setShown(source())}>
        分享图
      </Button>
      {shown && (
        <Suspense fallback={null}>
          <SharePictureWindow source={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
}
