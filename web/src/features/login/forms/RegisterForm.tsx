import { CODE_PURPOSES } from '@coinmirror/shared/contract/community/account.ts';
import { checkRegister } from '@coinmirror/shared/validation/login.ts';
import { type ReactNode, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useInvitationStateQuery } from '#api/endpoints/account.ts';
import { Button } from '#ui/button/Button.tsx';
import { toFormResult } from '#ui/form/toFormResult.ts';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { NeedsCodes } from '../code/NeedsCodes.tsx';
import { loadPhoneJudge } from '../phone/phoneJudge.ts';
import { Agreement } from './Agreement.tsx';
import styles from './forms.module.css';
import { InvitedRegisterForm } from './InvitedRegisterForm.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { ProvedPhoneFields } from './ProvedPhoneFields.tsx';
import { phoneErrorShower } from './phoneErrorShower.ts';
import { useLoginState } from './useLoginState.ts';
import { useRegister } from './useRegister.ts';

interface RegisterFormProps {
  onRegistered: () => void;
  /** The inviter's code; '' without. */
  invite?: string;
  /** The operator's invitation, by which no code is needed; '' without. */
  invitation?: string;
  /** Link to the login. */
  toLogin: ReactNode;
}

/** Registration: the code proves the phone, its token registers it. It does not log in. */
export function RegisterForm(props: RegisterFormProps) {
  const { invitation = '' } = props;
  const state = useInvitationStateQuery({ invite: invitation }, { skip: invitation === '' });
  if (invitation === '') return <RegisterByCode {...props} />;
  if (state.isLoading) return <SkeletonLines lines={6} />;
  if (state.data?.value.isOpen) return <InvitedRegisterForm {...props} invitation={invitation} />;
  return (
    <>
      <p className={styles.note} role="status">
        邀请链接已失效，请向邀请你的人要一个新的。
      </p>
      <RegisterByCode {...props} />
    </>
  );
}

function RegisterByCode(props: RegisterFormProps) {
  return (
    <NeedsCodes what="注册" otherwise={props.toLogin}>
      <RegisterFields {...props} />
    </NeedsCodes>
  );
}

function RegisterFields({ onRegistered, invite = '', toLogin }: RegisterFormProps) {
  const [isAgreed, setAgreed] = useState(true);
  const { areaCode, usedPhones } = useLoginState();
  const form = useForm({
    defaultValues: { mobile: '', code: '', password: '', passwordAgain: '' },
    resolver: async (values) =>
      toFormResult(values, checkRegister({ ...values, areaCode, usedPhones }, await loadPhoneJudge())),
  });
  const { register, control, formState, clearErrors } = form;
  const mobile = useWatch({ control, name: 'mobile' });
  const showPhone = phoneErrorShower(form);
  const [send, isSending] = useRegister({ invite, onRegistered, onRefused: showPhone });

  const { errors } = formState;
  return (
    <form
      className={styles.form}
      noValidate
      aria-label="注册"
      onSubmit={(event) => void form.handleSubmit((values) => send({ ...values, areaCode }))(event)}
    >
      <ProvedPhoneFields
        purpose={CODE_PURPOSES.register}
        fields={{
          mobile: register('mobile', { onChange: () => clearErrors('mobile') }),
          code: register('code'),
        }}
        errors={{ mobile: errors.mobile?.message, code: errors.code?.message }}
        phone={{ areaCode, mobile }}
        usedPhones={usedPhones}
        onJudged={showPhone}
      />
      <NewPasswordFields
        label="密码"
        fields={{ password: register('password'), again: register('passwordAgain') }}
        errors={{ password: errors.password?.message, again: errors.passwordAgain?.message }}
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
