import { useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { type PictureSource, preloadPicture, SharePicture } from './SharePicture.tsx';

export interface SharePictureButtonProps {
  /** The content, in USD and percent; called when the dialog opens. null while nothing has loaded. */
  readonly source: () => PictureSource | null;
}

/** 分享图: a picture of the page's data, to save or copy. */
export function SharePictureButton({ source }: SharePictureButtonProps) {
  const [shown, setShown] = useState<PictureSource | null>(null);
  return (
    <>
      <Button
        size="s"
        onPointerEnter={preloadPicture}
        onFocus={preloadPicture}
        onClick={() => setShown(source())}
      >
        分享图
      </Button>
      {shown && <SharePicture source={shown} onClose={() => setShown(null)} />}
    </>
  );
}
