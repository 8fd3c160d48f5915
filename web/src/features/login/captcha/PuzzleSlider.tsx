import type { CaptchaChallenge } from '@coinmirror/shared/contract/community/captcha.ts';
import { ownNumber } from '@coinmirror/shared/numbers/ownNumber.ts';
import { safePicture } from '@coinmirror/shared/routes/safeAddress.ts';
import { type CSSProperties, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import styles from './captcha.module.css';

interface PuzzleSliderProps {
  challenge: CaptchaChallenge;
  isBusy: boolean;
  /** The left edge of the piece, in pixels of the picture. */
  onPlaced: (position: number) => void;
  /** Requests another picture. */
  onRenew: () => void;
}

const LONG_STEP = 10;

/** A picture with a gap, and a slider that moves the piece: by pointer, or with the arrow keys and Enter. */
export function PuzzleSlider({ challenge, isBusy, onPlaced, onRenew }: PuzzleSliderProps) {
  const { background, piece } = challenge;
  const furthest = Math.max(background.width - piece.width, 1);
  const [position, setPosition] = useState(0);
  const measures = {
    '--picture-width': background.width,
    '--picture-height': background.height,
    '--piece-width': piece.width,
    '--piece-top': piece.top,
    '--position': position,
  } as CSSProperties;
  return (
    <div className={styles.puzzle} style={measures}>
      <div className={styles.picture}>
        <img
          src={safePicture(background.src)}
          alt="验证图片，上面有拼图的缺口"
          className={styles.background}
          draggable={false}
        />
        <img src={safePicture(piece.src)} alt="" className={styles.piece} draggable={false} />
      </div>
      <div className={styles.track}>
        <input
          // biome-ignore lint/a11y/noAutofocus: it replaces the button that the visitor has just pressed
          autoFocus
          type="range"
          min={0}
          max={furthest}
          value={position}
          aria-label="滑块验证：把拼图移到形状相同的缺口"
          aria-valuetext={`向右 ${position}，最远 ${furthest}`}
          className={styles.range}
          onChange={(event) => setPosition(ownNumber(event.target.value))}
          onPointerUp={(event) => {
            const placed = ownNumber(event.currentTarget.value);
            if (placed > 0) onPlaced(placed);
          }}
          onKeyDown={(event) => {
            const step = { PageUp: LONG_STEP, PageDown: -LONG_STEP }[event.key];
            if (step !== undefined) {
              event.preventDefault();
              setPosition((now) => Math.min(Math.max(now + step, 0), furthest));
            }
            if (event.key === 'Enter') {
              // Must not submit the surrounding form.
              event.preventDefault();
              onPlaced(position);
            }
          }}
        />
      </div>
      <p className={styles.help}>拖动滑块，让拼图补上形状相同的缺口；键盘用方向键移动，Enter 确定。</p>
      <div className={styles.actions}>
        <Button variant="quiet" className={styles.action} onClick={onRenew}>
          换一张
        </Button>
        <Button className={styles.action} busy={isBusy} onClick={() => onPlaced(position)}>
          确定
        </Button>
      </div>
    </div>
  );
}
