import { INTRO_MAX, NICKNAME_MAX } from '@coinmirror/shared/constants/limits.ts';
import type { Member } from '@coinmirror/shared/contract/people/account.ts';
import { useForm, useWatch } from 'react-hook-form';
import { errorText } from '#api/failure.ts';
import { Button } from '#ui/button/Button.tsx';
import { TextArea } from '#ui/field/TextArea.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { toFormResult } from '#ui/form/toFormResult.ts';
import { useOnce } from '#ui/form/useOnce.ts';
import { toast } from '#ui/toast/toast.ts';
import styles from '../account.module.css';
import { useMemberChangeInfoMutation } from '../accountApi.ts';
import { checkProfile, type ProfileFields } from './checkProfile.ts';

/** Name, a line about oneself and a mail address. */
export function ProfileForm({ member }: { member: Member }) {
  const [change] = useMemberChangeInfoMutation();
  const { nickname, intro, email } = member;
  const { register, control, formState, handleSubmit, reset } = useForm<ProfileFields>({
    values: { nickname, intro, email },
    resetOptions: { keepDirtyValues: true },
    resolver: (values) => toFormResult(values, checkProfile(values)),
  });
  const { errors, isDirty } = formState;
  // The counter counts what is there before anything is typed, too.
  const introTyped = useWatch({ control, name: 'intro' });

  const [save, isSaving] = useOnce(async (values: ProfileFields) => {
    const answer = await change({
      nickname: values.nickname.trim(),
      intro: values.intro.trim(),
      email: values.email.trim(),
    });
    if (answer.error) return toast.error(errorText(answer.error));
    const saved = answer.data.value;
    reset({ nickname: saved.nickname, intro: saved.intro, email: saved.email });
    toast.success('资料已保存');
  });

  return (
    <form
      className={styles.form}
      noValidate
      aria-label="个人资料"
      onSubmit={(event) => void handleSubmit(save)(event)}
    >
      <TextField
        {...register('nickname')}
        label="昵称"
        autoComplete="nickname"
        error={errors.nickname?.message}
        hint={`${NICKNAME_MAX} 个字以内，评论里会显示`}
      />
      <TextArea
        {...register('intro')}
        value={introTyped}
        label="简介"
        rows={2}
        limit={INTRO_MAX}
        error={errors.intro?.message}
      />
      <TextField
        {...register('email')}
        label="邮箱"
        type="email"
        autoComplete="email"
        placeholder="选填"
        error={errors.email?.message}
      />
      <Button type="submit" variant="primary" className={styles.send} disabled={!isDirty} busy={isSaving}>
        保存
      </Button>
    </form>
  );
}
