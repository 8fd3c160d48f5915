import { WATCH_GROUP_NAME_MAX } from '@coinmirror/shared/constants/limits.ts';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { groupNameComplaint, type WatchGroups } from '../watchlists.ts';

interface GroupNameDialogProps {
  readonly open: boolean;
  /** Its current name; '' for a new group. */
  readonly own: string;
  readonly groups: WatchGroups;
  readonly onClose: () => void;
  readonly onSave: (name: string) => void;
}

/** Asks for the name of a group. */
export function GroupNameDialog({ open, own, groups, onClose, onSave }: GroupNameDialogProps) {
  const form = useId();
  const [name, setName] = useState(own);
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const complaint = groupNameComplaint(groups, name, own);
    if (complaint === null) onSave(name.trim());
    else setError(complaint);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="s"
      title={own === '' ? '新建分组' : '重命名分组'}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" type="submit" form={form}>
            保存
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          label="分组名称"
          value={name}
          error={error}
          autoComplete="off"
          placeholder={`最多 ${WATCH_GROUP_NAME_MAX} 个字`}
          onChange={(event) => {
            setName(event.target.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
