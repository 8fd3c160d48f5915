import { useEffect, useRef } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { CheckIcon, ShieldIcon } from '#ui/icon/icons.ts';
import styles from './captcha.module.css';
import type { CaptchaProps } from './captcha.ts';
import { PuzzleSlider } from './PuzzleSlider.tsx';
import { useSlider } from './useSlider.ts';

/** Our own slider: the visitor moves a puzzle piece into the gap of its picture. */
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
        <PuzzleSlider
          key={challenge.sessionId}
          challenge={challenge}
          isBusy={isChecking}
          onPlaced={(position) => void check(position)}
          onRenew={() => void start()}
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
