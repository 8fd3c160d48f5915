import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { CheckIcon, ShieldIcon } from '#ui/icon/icons.ts';
import styles from './captcha.module.css';
import type { CaptchaProps } from './captcha.ts';
import { useSlider } from './useSlider.ts';

/** Our own slider: pulled by hand, or moved with the arrow keys and confirmed with Enter. */
export function SliderCaptcha({ wanted, onSolved }: CaptchaProps) {
  const { stage, challenge, message, isStarting, isChecking, start, check } = useSlider(onSolved);
  const begin = useRef(() => {});
  useEffect(() => {
    begin.current = () => {
      if (stage === 'idle') void start();
    };
  });
  useEffect(() => {
    if (wanted > 0) begin.current();
  }, [wanted]);

  return (
    <div className={styles.captcha}>
      {stage === 'idle' && (
        <Button wide icon={<ShieldIcon />} busy={isStarting} onClick={() => void start()}>
          点击进行安全验证
        </Button>
      )}
      {stage === 'open' && challenge !== null && (
        <Slider
          key={challenge.sessionId}
          target={challenge.target}
          isBusy={isChecking}
          onPlaced={(position) => void check(position)}
        />
      )}
      {stage === 'solved' && (
        <p className={styles.solved} role="status">
          <CheckIcon aria-hidden="true" />
          验证通过
        </p>
      )}
      {message !== '' && (
        <p className={styles.message} role="alert">
          {message}
        </p>
      )}
    </div>
  );
}

interface SliderProps {
  /** 0–100. */
  target: number;
  isBusy: boolean;
  onPlaced: (position: number) => void;
}

const LONG_STEP = 10;

function Slider({ target, isBusy, onPlaced }: SliderProps) {
  const [position, setPosition] = useState(0);
  return (
    <div className={styles.row}>
      <div className={styles.track} style={{ '--target': target, '--position': position } as CSSProperties}>
        <span className={styles.mark} aria-hidden="true" />
        <input
          // biome-ignore lint/a11y/noAutofocus: it replaces the button that the visitor has just pressed
          autoFocus
          type="range"
          min={0}
          max={100}
          value={position}
          aria-label="滑块验证：把滑块移到标记处"
          aria-valuetext={`当前 ${position}，标记在 ${target}`}
          className={styles.range}
          onChange={(event) => setPosition(Number(event.target.value))}
          onPointerUp={(event) => {
            const placed = Number(event.currentTarget.value);
            if (placed > 0) onPlaced(placed);
          }}
          onKeyDown={(event) => {
            const step = { PageUp: LONG_STEP, PageDown: -LONG_STEP }[event.key];
            if (step !== undefined) {
              event.preventDefault();
              setPosition((now) => Math.min(Math.max(now + step, 0), 100));
            }
            if (event.key === 'Enter') {
              // The form around it must not be sent.
              event.preventDefault();
              onPlaced(position);
            }
          }}
        />
      </div>
      <Button size="s" busy={isBusy} onClick={() => onPlaced(position)}>
        确定
      </Button>
      <p className={styles.help}>把滑块拖到标记处松手；键盘用方向键移动，Enter 确定。</p>
    </div>
  );
}
