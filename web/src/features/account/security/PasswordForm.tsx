import { TEXTS } from '@coinmirror/shared/constants/texts.ts';
import { checkNewPassword, checkPasswordAgain } from '@coinmirror/shared/validation/login.ts';
import { useServerForm } from '#api/form/useServerForm.ts';
import { Button } from '#ui/button/Button.tsx';
import { PasswordField } from '#ui/field/PasswordField.tsx';
import { toast } from '#ui/toast/toast.ts';
import styles from '../account.module.css';
import { useMemberSetPasswordMutation } from '../accountApi.ts';

const EMPTY = { old: '', password: '', passwordAgain: '' };

/** Changes the password, which logs out every other device. */
export function PasswordForm() {
  const [change] = useMemberSetPasswordMutation();
  const { form, field, submit, isSending } = useServerForm({
    empty: EMPTY,
    check: (values) => ({
      old: values.old === '' ? TEXTS.passwordMissing : null,
      password: checkNewPassword(values.password),
      passwordAgain: checkPasswordAgain(values.password, values.passwordAgain),
    }),
    send: ({ old, password }) => change({ oldpassword: old, password }),
    onSent: () => {
      form.reset(EMPTY);
      toast.success('密码已修改，其他设备已退出登录');
    },
  });

  return (
    <form className={styles.form} noValidate aria-label="修改密码" onSubmit={submit}>
      <PasswordField {...field('old')} label="当前密码" autoComplete="current-password" />
      <PasswordField
        {...field('password')}
        label="新密码"
        placeholder="至少 6 位"
        autoComplete="new-password"
      />
      <PasswordField {...field('passwordAgain')} label="确认新密码" autoComplete="new-password" />
      <Button type="submit" variant="primary" className={styles.send} busy={isSending}>
        修改密码
      </Button>
    </form>
  );
}
