import { TEXTS } from '@coinmirror/shared/constants/texts.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorText } from '#api/failure.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { PasswordField } from '#ui/field/PasswordField.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { toFormResult } from '#ui/form/toFormResult.ts';
import { useOnce } from '#ui/form/useOnce.ts';
import { toast } from '#ui/toast/toast.ts';
import styles from '../account.module.css';
import { useMemberDeleteMutation } from '../accountApi.ts';

/** What has to be typed, so that nobody does it by accident. */
const CONFIRMATION = '注销账号';

interface DeleteAccountProps {
  onDeleted: () => void;
}

/** Deletes the account with all it holds: a button, and a window that asks twice. */
export function DeleteAccount(props: DeleteAccountProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.form}>
      <p className={styles.note}>注销后，账号、自选、评论和登录记录都会删除，不能恢复。</p>
      <Button variant="danger" className={styles.send} onClick={() => setAsking(true)}>
        注销账号
      </Button>
      <Dialog open={isAsking} onOpenChange={setAsking} size="s" title="注销账号">
        <DeleteForm {...props} />
      </Dialog>
    </div>
  );
}

function DeleteForm({ onDeleted }: DeleteAccountProps) {
  const [remove] = useMemberDeleteMutation();
  const { register, formState, handleSubmit } = useForm({
    defaultValues: { password: '', confirmation: '' },
    resolver: (values) =>
      toFormResult(values, {
        password: values.password === '' ? TEXTS.passwordMissing : null,
        confirmation: values.confirmation.trim() === CONFIRMATION ? null : `请输入“${CONFIRMATION}”四个字`,
      }),
  });
  const { errors } = formState;
  const [send, isSending] = useOnce(async ({ password }: { password: string }) => {
    const answer = await remove({ password });
    if (answer.error) return toast.error(errorText(answer.error));
    toast.success('账号已注销');
    onDeleted();
  });
  return (
    <form
      className={styles.form}
      noValidate
      aria-label="注销账号"
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <p>这一步不能撤销：账号、自选、评论和登录记录会一起删除。</p>
      <PasswordField
        {...register('password')}
        label="登录密码"
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <TextField
        {...register('confirmation')}
        label={`输入“${CONFIRMATION}”以确认`}
        autoComplete="off"
        error={errors.confirmation?.message}
      />
      <Button type="submit" variant="danger" wide busy={isSending}>
        永久注销
      </Button>
    </form>
  );
}
