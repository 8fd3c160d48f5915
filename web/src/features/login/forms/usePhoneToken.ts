import type { CodePurpose } from '@coinmirror/shared/contract/community/account.ts';
import { phoneKey } from '@coinmirror/shared/validation/login.ts';
import { phoneParams } from '@coinmirror/shared/validation/phone.ts';
import { plainDigits } from '@coinmirror/shared/validation/plainText.ts';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useVerifyPhoneCodeMutation } from '#api/endpoints/account.ts';
import { errorText, isRefused } from '#api/failure.ts';
import { phoneRefused } from '../loginSlice.ts';

interface ProvedPhone {
  readonly areaCode: string;
  readonly mobile: string;
  readonly code: string;
}

type Token =
  | { readonly kind: 'token'; readonly token: string }
  /** 403: the phone has an account. It is remembered, and not tried again. */
  | { readonly kind: 'used'; readonly text: string }
  | { readonly kind: 'failed'; readonly text: string };

const PHONE_USED = 403;

/**
 * Exchanges a code for its token. A code works once: when the following step got no answer, the token is kept for a
 * retry with the same phone and code.
 */
export function usePhoneToken(purpose: CodePurpose) {
  const dispatch = useDispatch();
  const [verify] = useVerifyPhoneCodeMutation();
  const stored = useRef<{ readonly of: string; readonly token: string } | null>(null);

  async function proveAnew({ areaCode, mobile, code }: ProvedPhone): Promise<Token> {
    const phone = phoneParams({ areaCode, mobile });
    const answer = await verify({ type: purpose, sms_code: plainDigits(code), ...phone });
    if (answer.data) return { kind: 'token', token: answer.data.value.token };
    return refusal(answer.error, { areaCode, mobile });
  }

  /** What a refused step means; a 403 marks the phone. */
  function refusal(error: unknown, phone: { areaCode: string; mobile: string }): Token {
    const text = errorText(error);
    if (!isRefused(error, PHONE_USED)) return { kind: 'failed', text };
    dispatch(phoneRefused(phoneKey(phone.areaCode, phone.mobile)));
    return { kind: 'used', text };
  }

  async function prove(phone: ProvedPhone): Promise<Token> {
    const of = `${phoneKey(phone.areaCode, phone.mobile)} ${plainDigits(phone.code)}`;
    if (stored.current?.of === of) return { kind: 'token', token: stored.current.token };
    const token = await proveAnew(phone);
    stored.current = token.kind === 'token' ? { of, token: token.token } : null;
    return token;
  }

  /** The upstream has used the token. */
  function spend(): void {
    stored.current = null;
  }

  return { prove, refusal, spend };
}
