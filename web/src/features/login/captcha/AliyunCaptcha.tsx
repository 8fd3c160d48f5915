import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { type AliyunKeys, showAliyun } from './aliyun.ts';
import styles from './captcha.module.css';
import type { CaptchaProps } from './captcha.ts';

/** Aliyun's slider, for an upstream that verifies its proofs. It can only be shown; the visitor must start it. */
export function AliyunCaptcha({ keys, wanted, onSolved }: CaptchaProps & { keys: AliyunKeys }) {
  const id = useId();
  const [round, setRound] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef(onSolved);
  useEffect(() => {
    latest.current = onSolved;
  });

  useEffect(() => {
    let isHere = true;
    void showAliyun(keys, `${id}-${round}`, {
      onSolved: (proof) => {
        if (isHere) latest.current(proof);
      },
      onFailed: () => {
        if (isHere) setFailed(true);
      },
    });
    return () => {
      isHere = false;
    };
  }, [keys, id, round]);

  return (
    <div className={styles.captcha}>
      <div key={round} id={`${id}-${round}`} />
      {wanted > 0 && !hasFailed && (
        <p className={styles.message} role="status">
          请先完成上方的安全验证
        </p>
      )}
      {hasFailed && (
        <>
          <p className={styles.message} role="alert">
            安全验证没有完成
          </p>
          <Button
            size="s"
            onClick={() => {
              setFailed(false);
              setRound((now) => now + 1);
            }}
          >
            重新验证
          </Button>
        </>
      )}
    </div>
  );
}
