import { INTRO_MAX, NICKNAME_MAX } from '@coinmirror/shared/constants/limits.ts';
import type { Member } from '@coinmirror/shared/contract/community/member.ts';
import { plainLine } from '@coinmirror/shared/validation/plainText.ts';
import { useWatch } from 'react-hook-form';
import type { Dated } from '#api/call.ts';
import { useServerForm } from '#api/form/useServerForm.ts';
import { Button } from '#ui/button/Button.tsx';
import { TextArea } from '#ui/field/TextArea.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { toast } from '#ui/toast/toast.ts';
import styles from '../account.module.css';
import { useMemberChangeInfoMutation } from '../accountApi.ts';
import { checkProfile, type ProfileFields } from './checkProfile.ts';

const EMPTY: ProfileFields = { nickname: '', intro: '', email: '' };

/** Nickname, introduction and email address. */
export function ProfileForm({ member }: { member: Member }) {
  const [change] = useMemberChangeInfoMutation();
  const { nickname, intro, email } = member;
  const { form, field, submit, isSending } = useServerForm<ProfileFields, Dated<Member>>({
    empty: EMPTY,
    values: { nickname, intro, email },
    check: checkProfile,
    send: (values) =>
      change({
        nickname: plainLine(values.nickname),
        intro: values.intro.trim(),
        email: values.email.trim(),
      }),
    onSent: ({ value: saved }) => {
      form.reset({ nickname: saved.nickname, intro: saved.intro, email: saved.email });
      toast.success('资料已保存');
    },
  });
  // The counter includes the existing text before anything is typed.
  const introTyped = useWatch({ control: form.control, name: 'intro' });

  return (
    <form className={styles.form} noValidate aria-label="个人资料" onSubmit={submit}>
      <TextField
        {...field('nickname')}
        label="昵称"
        autoComplete="nickname"
        hint={`${NICKNAME_MAX} 个字以内，评论里会显示`}
      />
      <TextArea {...field('intro')} value={introTyped} label="简介" rows={2} limit={INTRO_MAX} />
      <TextField {...field('email')} label="邮箱" type="email" autoComplete="email" placeholder="选填" />
      <Button
        type="submit"
        variant="primary"
        className={styles.send}
        disabled={!form.formState.isDirty}
        busy={isSending}
      >
        保存
      </Button>
    </form>
  );
}
