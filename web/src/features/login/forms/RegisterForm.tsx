import { CODE_PURPOSES } from '@coinmirror/shared/contract/people/account.ts';
import { type Complaint, checkNewPhone, checkRegister } from '@coinmirror/shared/validation/login.ts';
import { cleanPhone } from '@coinmirror/shared/validation/phone.ts';
import { type ReactNode, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '#ui/button/Button.tsx';
import { PasswordField } from '#ui/field/PasswordField.tsx';
import { toFormResult } from '#ui/form/toFormResult.ts';
import { CodeField } from '../code/CodeField.tsx';
import { PhoneField } from '../phone/PhoneField.tsx';
import { loadPhoneJudge, usePhoneJudge } from '../phone/phoneJudge.ts';
import { Agreement } from './Agreement.tsx';
import styles from './forms.module.css';
import { passes } from './passes.ts';

import { useLoginState } from './useLoginState.ts';
import { useRegister } from './useRegister.ts';

interface RegisterFormProps {
  onRegistered: () => void;
  /** The code of who invited the visitor; '' without. */
  invite?: string;
  /** The way to the login. */
  toLogin: ReactNode;
}

/** Registration: the code proves the phone, its token registers it. There is no automatic login. */
export function RegisterForm({ onRegistered, invite = '', toLogin }: RegisterFormProps) {
  const [isAgreed, setAgreed] = useState(true);
  const { areaCode, usedPhones } = useLoginState();
  const judge = usePhoneJudge();
  const form = useForm({
    defaultValues: { mobile: '', code: '', password: '', passwordAgain: '' },
    resolver: async (values) =>
      toFormResult(values, checkRegister({ ...values, areaCode, usedPhones }, await loadPhoneJudge())),
  });
  const { register, control, formState, setError, clearErrors } = form;
  const mobile = useWatch({ control, name: 'mobile' });
  function showPhone(complaint: Complaint) {
    if (complaint) setError('mobile', { message: complaint }, { shouldFocus: true });
    else clearErrors('mobile');
  }
  const [send, isSending] = useRegister({ invite, onRegistered, onRefused: showPhone });

  const checkPhone = () =>
    passes((known) => checkNewPhone({ mobile, areaCode, usedPhones }, known), showPhone);

  const isValidPhone = judge?.(cleanPhone(mobile), areaCode) === true;
  const { errors } = formState;
  return (
    <form
      className={styles.form}
      noValidate
      aria-label="注册"
      onSubmit={(event) => void form.handleSubmit((values) => send({ ...values, areaCode }))(event)}
    >
      <PhoneField
        field={register('mobile', { onChange: () => clearErrors('mobile') })}
        error={errors.mobile?.message}
      />
      <CodeField
        purpose={CODE_PURPOSES.register}
        label="手机验证码"
        field={register('code')}
        error={errors.code?.message}
        phone={{ areaCode, mobile }}
        check={checkPhone}
        isActive={isValidPhone}
        isDisabled={!isValidPhone}
      />
      <PasswordField
        {...register('password')}
        label="密码"
        placeholder="至少 6 位"
        autoComplete="new-password"
        error={errors.password?.message}
      />
      <PasswordField
        {...register('passwordAgain')}
        label="确认密码"
        placeholder="请再次输入密码"
        autoComplete="new-password"
        error={errors.passwordAgain?.message}
      />
      {invite !== '' && <p className={styles.note}>邀请码：{invite}</p>}
      <Agreement isAgreed={isAgreed} onChange={setAgreed} />
      <Button type="submit" variant="primary" wide disabled={!isAgreed} busy={isSending}>
        注册
      </Button>
      <p className={styles.ways}>
        <span>已有账号？{toLogin}</span>
      </p>
    </form>
  );
}
