import { ownNumber } from '@coinmirror/shared/numbers/ownNumber.ts';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import styles from './avatar.module.css';
import { type CropView, cropOf, FULL_VIEW, outputEdge, pulled, ZOOM_MAX } from './crop.ts';
import { cutOut, drawCrop } from './drawCrop.ts';

interface CropWindowProps {
  picture: HTMLImageElement;
  isSaving: boolean;
  onCut: (blob: Blob | null) => void;
  onClose: () => void;
}

const SHOWN = 256;
const SHARP = 2;

/** Crops the avatar: drag with the pointer, or use the sliders. */
export function CropWindow({ picture, isSaving, onCut, onClose }: CropWindowProps) {
  const [view, setView] = useState<CropView>(FULL_VIEW);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };

  useEffect(() => {
    const natural = { width: picture.naturalWidth, height: picture.naturalHeight };
    if (canvas.current) drawCrop(canvas.current, picture, cropOf(natural, view));
  }, [picture, view]);

  function onPull(event: PointerEvent) {
    if (event.buttons === 0) return;
    setView((now) => pulled(now, size, { x: event.movementX, y: event.movementY }, SHOWN));
  }

  async function cut() {
    const crop = cropOf(size, view);
    onCut(await cutOut(picture, crop, outputEdge(crop)));
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="s"
      title="裁剪头像"
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" busy={isSaving} onClick={() => void cut()}>
            保存头像
          </Button>
        </>
      }
    >
      <div className={styles.crop}>
        <canvas
          ref={canvas}
          width={SHOWN * SHARP}
          height={SHOWN * SHARP}
          className={styles.canvas}
          role="img"
          aria-label="裁剪后的头像"
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={onPull}
        />
        <Range
          label="缩放"
          min={1}
          max={ZOOM_MAX}
          value={view.zoom}
          onChange={(zoom) => setView({ ...view, zoom })}
        />
        <Range label="左右" value={view.x} onChange={(x) => setView({ ...view, x })} />
        <Range label="上下" value={view.y} onChange={(y) => setView({ ...view, y })} />
      </div>
    </Dialog>
  );
}

interface RangeProps {
  label: string;
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
}

function Range({ label, value, min = 0, max = 1, onChange }: RangeProps) {
  const id = useId();
  return (
    <div className={styles.range}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={value}
        onChange={(event) => onChange(ownNumber(event.target.value))}
      />
    </div>
  );
}
