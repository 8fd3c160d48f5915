import type { Member } from '@coinmirror/shared/contract/community/member.ts';
import { type ChangeEvent, useRef, useState } from 'react';
import { errorText } from '#api/failure.ts';
import { Button } from '#ui/button/Button.tsx';
import { useOnce } from '#ui/form/useOnce.ts';
import { UploadIcon } from '#ui/icon/icons.ts';
import { Logo } from '#ui/logo/Logo.tsx';
import { Row } from '#ui/row/Row.tsx';
import { toast } from '#ui/toast/toast.ts';
import styles from '../account.module.css';
import { useMemberChangeInfoMutation, useUploadImageMutation } from '../accountApi.ts';
import { CropWindow } from './CropWindow.tsx';
import { readPicture } from './readPicture.ts';
import { toSend } from './toSend.ts';

const SIZE = 64;

/** The visitor's avatar: chosen, cropped to a square, uploaded. */
export function AvatarEditor({ member }: { member: Member }) {
  const [upload] = useUploadImageMutation();
  const [change] = useMemberChangeInfoMutation();
  const [chosen, setChosen] = useState<{ picture: HTMLImageElement; file: File } | null>(null);
  const input = useRef<HTMLInputElement>(null);

  async function onChosen(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // Allows choosing the same file again.
    event.target.value = '';
    if (!file) return;
    const read = await readPicture(file);
    if (read.kind === 'complaint') toast.error(read.text);
    else setChosen({ picture: read.picture, file });
  }

  async function setFace(userface: string): Promise<boolean> {
    const { nickname, intro, email } = member;
    const answer = await change({ nickname, intro, email, userface });
    if (answer.error) toast.error(errorText(answer.error));
    return !answer.error;
  }

  const [save, isSaving] = useOnce(async (cut: Blob | null, original: File) => {
    const sent = await toSend(cut, original);
    if (sent.kind === 'complaint') return toast.error(sent.text);
    const answer = await upload({ file: sent.file });
    if (answer.error) return toast.error(errorText(answer.error));
    if (!(await setFace(answer.data.value.url))) return;
    toast.success('头像已更新');
    setChosen(null);
  });

  const [remove, isRemoving] = useOnce(async () => {
    if (await setFace('')) toast.success('头像已移除');
  });

  return (
    <Row gap="m">
      <Logo src={member.headImage} name={member.nickname} size={SIZE} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label="头像图片"
        accept="image/png,image/jpeg,image/webp"
        onChange={(event) => void onChosen(event)}
      />
      <Button icon={<UploadIcon />} onClick={() => input.current?.click()}>
        更换头像
      </Button>
      {member.headImage !== '' && (
        <Button variant="quiet" busy={isRemoving} onClick={() => void remove()}>
          移除头像
        </Button>
      )}
      <span className={styles.note}>PNG、JPEG 或 WebP，不超过 8 MB</span>
      {chosen !== null && (
        <CropWindow
          picture={chosen.picture}
          isSaving={isSaving}
          onCut={(cut) => void save(cut, chosen.file)}
          onClose={() => setChosen(null)}
        />
      )}
    </Row>
  );
}
