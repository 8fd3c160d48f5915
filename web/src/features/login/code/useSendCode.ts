import { SMS_COUNTDOWN } from '@coinmirror/shared/constants/timings.ts';
import type { CodePurpose } from '@coinmirror/shared/contract/community/account.ts';
import { phoneKey } from '@coinmirror/shared/validation/login.ts';
import { phoneParams } from '@coinmirror/shared/validation/phone.ts';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { usePhoneCodeMutation } from '#api/endpoints/account.ts';
import { errorText } from '#api/failure.ts';
import { useOnce } from '#ui/form/useOnce.ts';
import { toast } from '#ui/toast/toast.ts';
import type { CaptchaProof } from '../captcha/captcha.ts';
import { codeSent, type LoginState, type loginSlice, selectSentCode } from '../loginSlice.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

type LoginRoot = { readonly [loginSlice.reducerPath]: LoginState };

export interface Phone {
  readonly areaCode: string;
  readonly mobile: string;
}

interface SendCodeOptions {
  purpose: CodePurpose;
  /** The phone as currently typed. */
  phone: () => Phone;
  /** Validates the phone, and shows its message in the form. */
  check: () => Promise<boolean>;
}

/** Requests a code: validates the phone, solves the slider, sends the code, counts the seconds. */
export function useSendCode({ purpose, phone, check }: SendCodeOptions) {
  const dispatch = useDispatch();
  const [ask] = usePhoneCodeMutation();
  const sent = useSelector((root: LoginRoot) => selectSentCode(root, purpose));
  const secondsLeft = useSecondsLeft(sent?.until ?? 0);
  const [proof, setProof] = useState<CaptchaProof | null>(null);
  const [round, setRound] = useState(0);
  const [wanted, setWanted] = useState(0);

  function resetCaptcha() {
    setProof(null);
    setWanted(0);
    setRound((now) => now + 1);
  }

  const [send, isSending] = useOnce(async (solved: CaptchaProof) => {
    const { areaCode, mobile } = phone();
    const answer = await ask({
      ...phoneParams({ areaCode, mobile }),
      type: purpose,
      appid: 1,
      aliyun_afs: 1,
      aliyun_sessionId: solved.sessionId,
      aliyun_sig: solved.sig,
      aliyun_token: solved.token,
    });
    if (answer.error) {
      // A proof is valid for one try, whatever its result.
      resetCaptcha();
      toast.error(errorText(answer.error));
      return;
    }
    setWanted(0);
    const { hint } = answer.data.value;
    const until = performance.now() + SMS_COUNTDOWN;
    dispatch(codeSent({ purpose, until, hint, phone: phoneKey(areaCode, mobile) }));
    if (hint === '') toast.success('验证码已发送');
  });

  async function press() {
    if (secondsLeft > 0 || !(await check())) return;
    if (proof === null) setWanted((now) => now + 1);
    else await send(proof);
  }

  async function onSolved(solved: CaptchaProof) {
    setProof(solved);
    if (wanted > 0 && (await check())) await send(solved);
  }

  const wasCounting = useRef(false);
  useEffect(() => {
    if (wasCounting.current && secondsLeft === 0) {
      setProof(null);
      setRound((now) => now + 1);
    }
    wasCounting.current = secondsLeft > 0;
  }, [secondsLeft]);

  return { press, onSolved, isSending, secondsLeft, round, wanted, sent };
}
