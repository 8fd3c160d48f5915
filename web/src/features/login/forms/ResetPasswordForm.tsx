import { CODE_PURPOSES } from '@coinmirror/shared/contract/community/account.ts';
import { checkRegister } from '@coinmirror/shared/validation/login.ts';
import { phoneParams } from '@coinmirror/shared/validation/phone.ts';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useMemberResetPasswordMutation } from '#api/endpoints/account.ts';
import { errorText, isRefused } from '#api/failure.ts';
import { Button } from '#ui/button/Button.tsx';
import { toFormResult } from '#ui/form/toFormResult.ts';
import { useOnce } from '#ui/form/useOnce.ts';
import { toast } from '#ui/toast/toast.ts';
import { NeedsCodes } from '../code/NeedsCodes.tsx';
import { loadPhoneJudge } from '../phone/phoneJudge.ts';
import styles from './forms.module.css';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { ProvedPhoneFields } from './ProvedPhoneFields.tsx';
import { phoneErrorShower } from './phoneErrorShower.ts';
import { useLoginState } from './useLoginState.ts';
import { usePhoneToken } from './usePhoneToken.ts';

interface ResetPasswordFormProps {
  onReset: () => void;
  /** Link back to the login. */
  toLogin: ReactNode;
}

/** Here a phone with an account is the right one. */
const NONE: ReadonlySet<string> = new Set();

/** Resets a forgotten password: the phone is proved by a code. */
export function ResetPasswordForm(props: ResetPasswordFormProps) {
  return (
    <NeedsCodes what="找回密码" otherwise={props.toLogin}>
      <ResetPasswordFields {...props} />
    </NeedsCodes>
  );
}

function ResetPasswordFields({ onReset, toLogin }: ResetPasswordFormProps) {
  const { areaCode } = useLoginState();
  const [reset] = useMemberResetPasswordMutation();
  const { prove, spend } = usePhoneToken(CODE_PURPOSES.changePassword);
  const form = useForm({
    defaultValues: { mobile: '', code: '', password: '', passwordAgain: '' },
    resolver: async (values) =>
      toFormResult(values, checkRegister({ ...values, areaCode, usedPhones: NONE }, await loadPhoneJudge())),
  });
  const { register, control, formState, clearErrors } = form;
  const mobile = useWatch({ control, name: 'mobile' });
  const showPhone = phoneErrorShower(form);

  const [send, isSending] = useOnce(async (values: { mobile: string; code: string; password: string }) => {
    const proved = await prove({ ...values, areaCode });
    if (proved.kind !== 'token') return toast.error(proved.text);
    const phone = phoneParams({ areaCode, mobile: values.mobile });
    const answer = await reset({ ...phone, token: proved.token, password: values.password });
    if (answer.error) {
      if (isRefused(answer.error)) spend();
      return toast.error(errorText(answer.error));
    }
    toast.success('密码已重置，请用新密码登录');
    onReset();
  });

  const { errors } = formState;
  return (
    <form
      className={styles.form}
      noValidate
      aria-label="找回密码"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <ProvedPhoneFields
        purpose={CODE_PURPOSES.changePassword}
        fields={{
          mobile: register('mobile', { onChange: () => clearErrors('mobile') }),
          code: register('code'),
        }}
        errors={{ mobile: errors.mobile?.message, code: errors.code?.message }}
        phone={{ areaCode, mobile }}
        usedPhones={NONE}
        onJudged={showPhone}
      />
      <NewPasswordFields
        label="新密码"
        fields={{ password: register('password'), again: register('passwordAgain') }}
        errors={{ password: errors.password?.message, again: errors.passwordAgain?.message }}
      />
      <Button type="submit" variant="primary" wide busy={isSending}>
        重置密码
      </Button>
      <p className={styles.ways}>
        <span>想起来了？{toLogin}</span>
      </p>
    </form>
  );
}
