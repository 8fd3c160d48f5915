import { Suspense, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingOpened } from '#ui/lazy/missing.tsx';
import type { PictureSource } from './SharePictureWindow.tsx';

export interface SharePictureButtonProps {
  /** The content, in USD and percent; called when the dialog opens. null while nothing has loaded. */
  readonly source: () => PictureSource | null;
}

// The painter and the QR code load with the dialog.
const { Part: SharePictureWindow, preload } = lazyPart(
  async () => (await import('./SharePictureWindow.tsx')).SharePictureWindow,
  MissingOpened,
);

/** 分享图: a picture of the page's data, to save or copy. */
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
