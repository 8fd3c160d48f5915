import { CAPTCHA_RETRIES } from '@coinmirror/shared/constants/timings.ts';
import type { CaptchaChallenge } from '@coinmirror/shared/contract/community/captcha.ts';
import { useEffect, useRef, useState } from 'react';
import { useCaptchaChallengeMutation, useCaptchaVerifyMutation } from '#api/endpoints/account.ts';
import { errorText, isRefused } from '#api/failure.ts';
import { useOnce } from '#ui/form/useOnce.ts';
import type { CaptchaProof } from './captcha.ts';

export type SliderStage = 'idle' | 'open' | 'solved';

/** The challenge is no longer valid. */
const GONE = 410;

/** The state of one slider: a challenge that expires, a few tries, a proof. */
export function useSlider(onSolved: (proof: CaptchaProof) => void) {
  const [askChallenge] = useCaptchaChallengeMutation();
  const [askVerdict] = useCaptchaVerifyMutation();
  const [stage, setStage] = useState<SliderStage>('idle');
  const [challenge, setChallenge] = useState<CaptchaChallenge | null>(null);
  const [message, setMessage] = useState('');
  const tries = useRef(0);
  const startedAt = useRef(0);

  function giveUp(reason: string) {
    setStage('idle');
    setChallenge(null);
    setMessage(reason);
  }

  const [start, isStarting] = useOnce(async () => {
    setMessage('');
    const answer = await askChallenge({});
    if (answer.error) return giveUp(errorText(answer.error));
    tries.current = 0;
    startedAt.current = performance.now();
    setChallenge(answer.data.value);
    setStage('open');
  });

  const [check, isChecking] = useOnce(async (position: number) => {
    if (challenge === null) return;
    const duration = Math.round(performance.now() - startedAt.current);
    const answer = await askVerdict({ session_id: challenge.sessionId, position, duration });
    if (answer.data) {
      setStage('solved');
      setMessage('');
      return onSolved({ sessionId: challenge.sessionId, ...answer.data.value });
    }
    tries.current += 1;
    if (isRefused(answer.error, GONE)) return giveUp(errorText(answer.error));
    if (tries.current >= CAPTCHA_RETRIES) return giveUp('尝试次数过多，请重新验证');
    setMessage(errorText(answer.error));
  });

  useEffect(() => {
    if (stage !== 'open' || challenge === null) return;
    const timer = window.setTimeout(() => {
      setStage('idle');
      setChallenge(null);
      setMessage('验证超时，请重新验证');
    }, challenge.expiresIn);
    return () => window.clearTimeout(timer);
  }, [stage, challenge]);

  return { stage, challenge, message, isStarting, isChecking, start, check };
}
