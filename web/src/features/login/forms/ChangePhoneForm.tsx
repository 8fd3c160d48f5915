import { TEXTS } from '@coinmirror/shared/constants/texts.ts';
import { CODE_PURPOSES } from '@coinmirror/shared/contract/community/account.ts';
import { checkCode, checkNewPhone } from '@coinmirror/shared/validation/login.ts';
import { phoneParams } from '@coinmirror/shared/validation/phone.ts';
import { useForm, useWatch } from 'react-hook-form';
import { useMemberChangeMobileMutation } from '#api/endpoints/account.ts';
import { isRefused } from '#api/failure.ts';
import { Button } from '#ui/button/Button.tsx';
import { PasswordField } from '#ui/field/PasswordField.tsx';
import { toFormResult } from '#ui/form/toFormResult.ts';
import { useOnce } from '#ui/form/useOnce.ts';
import { toast } from '#ui/toast/toast.ts';
import { NeedsCodes } from '../code/NeedsCodes.tsx';
import { loadPhoneJudge } from '../phone/phoneJudge.ts';
import styles from './forms.module.css';
import { ProvedPhoneFields } from './ProvedPhoneFields.tsx';
import { phoneErrorShower } from './phoneErrorShower.ts';
import { useLoginState } from './useLoginState.ts';
import { usePhoneToken } from './usePhoneToken.ts';

interface ChangePhoneFormProps {
  onChanged: () => void;
}

/** Changes the phone of the logged-in account: proved by a code, authorised by the password. */
export function ChangePhoneForm(props: ChangePhoneFormProps) {
  return (
    <NeedsCodes what="更换手机号">
      <ChangePhoneFields {...props} />
    </NeedsCodes>
  );
}

function ChangePhoneFields({ onChanged }: ChangePhoneFormProps) {
  const { areaCode, usedPhones } = useLoginState();
  const [change] = useMemberChangeMobileMutation();
  const { prove, refusal, spend } = usePhoneToken(CODE_PURPOSES.changePhone);
  const form = useForm({
    defaultValues: { mobile: '', code: '', password: '' },
    resolver: async (values) =>
      toFormResult(values, {
        mobile: checkNewPhone({ ...values, areaCode, usedPhones }, await loadPhoneJudge()),
        code: checkCode(values.code, TEXTS.phoneCodeMissing),
        password: values.password === '' ? TEXTS.passwordMissing : null,
      }),
  });
  const { register, control, formState, setError, clearErrors } = form;
  const mobile = useWatch({ control, name: 'mobile' });
  const showPhone = phoneErrorShower(form);

  function refuse(refused: ReturnType<typeof refusal>) {
    if (refused.kind === 'token') return;
    toast.error(refused.text);
    if (refused.kind === 'used') setError('mobile', { message: TEXTS.phoneUsed }, { shouldFocus: true });
  }

  const [send, isSending] = useOnce(async (values: { mobile: string; code: string; password: string }) => {
    const proved = await prove({ ...values, areaCode });
    if (proved.kind !== 'token') return refuse(proved);
    const phone = phoneParams({ areaCode, mobile: values.mobile });
    const answer = await change({ ...phone, token: proved.token, password: values.password });
    if (answer.error) {
      // A wrong password is detected before the token is used, so that it can be typed again.
      const refused = refusal(answer.error, { areaCode, mobile: values.mobile });
      if (isRefused(answer.error) && refused.kind === 'used') spend();
      return refuse(refused);
    }
    toast.success('手机号已更换');
    onChanged();
  });

  const { errors } = formState;
  return (
    <form
      className={styles.form}
      noValidate
      aria-label="更换手机号"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <ProvedPhoneFields
        purpose={CODE_PURPOSES.changePhone}
        phoneLabel="新手机号"
        autoComplete="tel-national"
        fields={{
          mobile: register('mobile', { onChange: () => clearErrors('mobile') }),
          code: register('code'),
        }}
        errors={{ mobile: errors.mobile?.message, code: errors.code?.message }}
        phone={{ areaCode, mobile }}
        usedPhones={usedPhones}
        onJudged={showPhone}
      />
      <PasswordField
        {...register('password')}
        label="登录密码"
        placeholder="请输入登录密码"
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <Button type="submit" variant="primary" busy={isSending}>
        更换
      </Button>
    </form>
  );
}
