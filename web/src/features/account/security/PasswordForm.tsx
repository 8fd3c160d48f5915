import { TEXTS } from '@coinmirror/shared/constants/texts.ts';
import { checkNewPassword, checkPasswordAgain } from '@coinmirror/shared/validation/login.ts';
import { useForm } from 'react-hook-form';
import { errorText } from '#api/failure.ts';
import { Button } from '#ui/button/Button.tsx';
import { PasswordField } from '#ui/field/PasswordField.tsx';
import { toFormResult } from '#ui/form/toFormResult.ts';
import { useOnce } from '#ui/form/useOnce.ts';
import { toast } from '#ui/toast/toast.ts';
import styles from '../account.module.css';
import { useMemberSetPasswordMutation } from '../accountApi.ts';

const EMPTY = { old: '', password: '', passwordAgain: '' };

/** A new password; every other device is logged out by it. */
export function PasswordForm() {
  const [change] = useMemberSetPasswordMutation();
  const { register, formState, handleSubmit, reset } = useForm({
    defaultValues: EMPTY,
    resolver: (values) =>
      toFormResult(values, {
        old: values.old === '' ? TEXTS.passwordMissing : null,
        password: checkNewPassword(values.password),
        passwordAgain: checkPasswordAgain(values.password, values.passwordAgain),
      }),
  });
  const { errors } = formState;

  const [save, isSaving] = useOnce(async ({ old, password }: typeof EMPTY) => {
    const answer = await change({ oldpassword: old, password });
    if (answer.error) return toast.error(errorText(answer.error));
    reset(EMPTY);
    toast.success('密码已修改，其他设备已退出登录');
  });

  return (
    <form
      className={styles.form}
      noValidate
      aria-label="修改密码"
      onSubmit={(event) => void handleSubmit(save)(event)}
    >
      <PasswordField
        {...register('old')}
        label="当前密码"
        autoComplete="current-password"
        error={errors.old?.message}
      />
      <PasswordField
        {...register('password')}
        label="新密码"
        placeholder="至少 6 位"
        autoComplete="new-password"
        error={errors.password?.message}
      />
      <PasswordField
        {...register('passwordAgain')}
        label="确认新密码"
        autoComplete="new-password"
        error={errors.passwordAgain?.message}
      />
      <Button type="submit" variant="primary" className={styles.send} busy={isSaving}>
        修改密码
      </Button>
    </form>
  );
}
