import { TEXTS } from '@coinmirror/shared/constants/texts.ts';
import { useState } from 'react';
import { useServerForm } from '#api/form/useServerForm.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { PasswordField } from '#ui/field/PasswordField.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { toast } from '#ui/toast/toast.ts';
import styles from '../account.module.css';
import { useMemberDeleteMutation } from '../accountApi.ts';

/** The text to type as a confirmation, against accidents. */
const CONFIRMATION = '注销账号';

interface DeleteAccountProps {
  onDeleted: () => void;
}

/** Deletes the account with all its data: a button, and a dialog that asks twice. */
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
  const { field, submit, isSending } = useServerForm({
    empty: { password: '', confirmation: '' },
    check: ({ password, confirmation }) => ({
      password: password === '' ? TEXTS.passwordMissing : null,
      confirmation: confirmation.trim() === CONFIRMATION ? null : `请输入“${CONFIRMATION}”四个字`,
    }),
    send: ({ password }) => remove({ password }),
    onSent: () => {
      toast.success('账号已注销');
      onDeleted();
    },
  });
  return (
    <form className={styles.form} noValidate aria-label="注销账号" onSubmit={submit}>
      <p>这一步不能撤销：账号、自选、评论和登录记录会一起删除。</p>
      <PasswordField {...field('password')} label="登录密码" autoComplete="current-password" />
      <TextField {...field('confirmation')} label={`输入“${CONFIRMATION}”以确认`} autoComplete="off" />
      <Button type="submit" variant="danger" wide busy={isSending}>
        永久注销
      </Button>
    </form>
  );
}
