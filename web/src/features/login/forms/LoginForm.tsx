import { PHONE_ACTIVE_DIGITS } from '@coinmirror/shared/constants/limits.ts';
import { TEXTS } from '@coinmirror/shared/constants/texts.ts';
import { CODE_PURPOSES } from '@coinmirror/shared/contract/community/account.ts';
import { checkCodeRequest, checkLogin } from '@coinmirror/shared/validation/login.ts';
import { phoneParams, readPhone } from '@coinmirror/shared/validation/phone.ts';
import { plainDigits } from '@coinmirror/shared/validation/plainText.ts';
import { type ReactNode, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useMemberLoginMutation } from '#api/endpoints/account.ts';
import { errorText } from '#api/failure.ts';
import { Button } from '#ui/button/Button.tsx';
import { PasswordField } from '#ui/field/PasswordField.tsx';
import { toFormResult } from '#ui/form/toFormResult.ts';
import { useOnce } from '#ui/form/useOnce.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { toast } from '#ui/toast/toast.ts';
import { CodeField } from '../code/CodeField.tsx';
import { NeedsCodes } from '../code/NeedsCodes.tsx';
import { useCodesClosed } from '../code/useCodesClosed.ts';
import { PhoneField } from '../phone/PhoneField.tsx';
import { loadPhoneJudge } from '../phone/phoneJudge.ts';
import { Agreement } from './Agreement.tsx';
import styles from './forms.module.css';
import { passes } from './passes.ts';
import { phoneErrorShower } from './phoneErrorShower.ts';
import { useLoginState } from './useLoginState.ts';

interface LoginFormProps {
  onLoggedIn: () => void;
  /** Link to the registration. */
  toRegister: ReactNode;
}

const MODES = [
  { value: 'password', label: '密码登录' },
  { value: 'sms', label: '短信登录' },
] as const;

/** Login by password or by a code. The session slice follows the call's answer. */
export function LoginForm({ onLoggedIn, toRegister }: LoginFormProps) {
  const [mode, setMode] = useState<'password' | 'sms'>('password');
  const [isAgreed, setAgreed] = useState(true);
  const { areaCode } = useLoginState();
  const [login] = useMemberLoginMutation();
  const isClosed = useCodesClosed({ isAsked: mode === 'sms' });
  const form = useForm({
    defaultValues: { mobile: '', password: '', code: '' },
    resolver: async (values) =>
      toFormResult(values, checkLogin({ ...values, areaCode, mode }, await loadPhoneJudge())),
  });
  const { register, control, formState, clearErrors } = form;
  const mobile = useWatch({ control, name: 'mobile' });
  const showPhone = phoneErrorShower(form);

  const [send, isSending] = useOnce(async (values: { mobile: string; password: string; code: string }) => {
    const phone = phoneParams({ areaCode, mobile: values.mobile });
    const answer = await login(
      mode === 'password'
        ? { ...phone, type: 1, password: values.password }
        : { ...phone, type: 2, sms_code: plainDigits(values.code) },
    );
    if (answer.error) return toast.error(errorText(answer.error));
    toast.success(TEXTS.loggedIn);
    onLoggedIn();
  });

  function choose(value: 'password' | 'sms') {
    clearErrors();
    setMode(value);
  }

  const checkPhone = () => passes((judge) => checkCodeRequest({ mobile, areaCode }, judge), showPhone);

  return (
    <form
      className={styles.form}
      noValidate
      aria-label="登录"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <Segmented label="登录方式" options={MODES} value={mode} onChange={choose} />
      {!isClosed && (
        <PhoneField
          field={register('mobile', { onChange: () => clearErrors('mobile') })}
          error={formState.errors.mobile?.message}
        />
      )}
      {mode === 'password' ? (
        <PasswordField
          {...register('password')}
          label="密码"
          placeholder="请输入密码"
          autoComplete="current-password"
          error={formState.errors.password?.message}
        />
      ) : (
        <NeedsCodes what="短信登录" otherwise="请用密码登录。">
          <CodeField
            purpose={CODE_PURPOSES.login}
            label="验证码"
            field={register('code')}
            error={formState.errors.code?.message}
            phone={{ areaCode, mobile }}
            check={checkPhone}
            isActive={readPhone({ areaCode, mobile }).mobile.length === PHONE_ACTIVE_DIGITS}
          />
        </NeedsCodes>
      )}
      <Agreement isAgreed={isAgreed} onChange={setAgreed} />
      <Button type="submit" variant="primary" wide disabled={!isAgreed || isClosed} busy={isSending}>
        登录
      </Button>
      <OtherWays toRegister={toRegister} />
    </form>
  );
}

function OtherWays({ toRegister }: Pick<LoginFormProps, 'toRegister'>) {
  return (
    <p className={styles.ways}>
      <PageLink to="resetPassword">忘记密码？</PageLink>
      <span>还没有账号？{toRegister}</span>
    </p>
  );
}
