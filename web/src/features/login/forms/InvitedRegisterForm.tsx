import { checkNewAccount } from '@coinmirror/shared/validation/login.ts';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#ui/button/Button.tsx';
import { toFormResult } from '#ui/form/toFormResult.ts';
import { PhoneField } from '../phone/PhoneField.tsx';
import { loadPhoneJudge } from '../phone/phoneJudge.ts';
import { Agreement } from './Agreement.tsx';
import styles from './forms.module.css';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { phoneErrorShower } from './phoneErrorShower.ts';
import { useLoginState } from './useLoginState.ts';
import { useRegister } from './useRegister.ts';

interface InvitedRegisterFormProps {
  /** The operator's invitation, which stands for the proof of the phone. */
  invitation: string;
  onRegistered: () => void;
  /** Link to the login. */
  toLogin: ReactNode;
}

/** Registration of whom the operator has invited: without a code, once. It does not log in. */
export function InvitedRegisterForm({ invitation, onRegistered, toLogin }: InvitedRegisterFormProps) {
  const [isAgreed, setAgreed] = useState(true);
  const { areaCode, usedPhones } = useLoginState();
  const form = useForm({
    defaultValues: { mobile: '', password: '', passwordAgain: '' },
    resolver: async (values) =>
      toFormResult(values, checkNewAccount({ ...values, areaCode, usedPhones }, await loadPhoneJudge())),
  });
  const { register, formState, clearErrors } = form;
  const showPhone = phoneErrorShower(form);
  const [send, isSending] = useRegister({ invite: '', invitation, onRegistered, onRefused: showPhone });

  const { errors } = formState;
  return (
    <form
      className={styles.form}
      noValidate
      aria-label="注册"
      onSubmit={(event) => void form.handleSubmit((values) => send({ ...values, areaCode, code: '' }))(event)}
    >
      <p className={styles.note}>这是一份邀请，可以注册一个账号，不需要短信验证码。</p>
      <PhoneField
        field={register('mobile', { onChange: () => clearErrors('mobile') })}
        error={errors.mobile?.message}
      />
      <NewPasswordFields
        label="密码"
        fields={{ password: register('password'), again: register('passwordAgain') }}
        errors={{ password: errors.password?.message, again: errors.passwordAgain?.message }}
      />
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
