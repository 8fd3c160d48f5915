import { type FormEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useWatchActions } from '../useWatchActions.ts';
import { selectGroups, type WatchlistState, type watchlistSlice } from '../watchlistSlice.ts';
import { groupNameComplaint } from '../watchlists.ts';
import styles from './GroupChoiceDialog.module.css';
import type { Regrouped } from './groupChoice.ts';

interface WatchlistRoot {
  readonly [watchlistSlice.reducerPath]: WatchlistState;
}

/** The groups of a starred item, and a new one. */
export function GroupChoiceDialog({
  kind,
  code,
  name,
  onClose,
}: Regrouped & { readonly onClose: () => void }) {
  const groups = useSelector((state: WatchlistRoot) => selectGroups(state, kind));
  const { change } = useWatchActions(kind);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const from = groups.find(({ items }) => items.some((item) => item.code === code))?.name;

  function moveTo(to: string) {
    if (from === undefined) change({ type: 'added', code, group: to });
    else if (from !== to) change({ type: 'moved', codes: [code], group: from, to });
    toast.success(`${name} 已移到 ${to}`);
    onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const complaint = groupNameComplaint(groups, typed);
    if (complaint !== null) {
      setError(complaint);
      return;
    }
    change({ type: 'groupAdded', name: typed.trim() });
    moveTo(typed.trim());
  }

  return (
    <Dialog open onOpenChange={onClose} size="s" title={`${name} 放在哪个分组`}>
      <ul className={styles.groups}>
        {groups.map((group) => (
          <li key={group.name}>
            <Button
              className={styles.group}
              aria-pressed={group.name === from}
              onClick={() => moveTo(group.name)}
            >
              {group.name}
              {group.name === from ? '（现在）' : ''}
            </Button>
          </li>
        ))}
      </ul>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.field}>
          <TextField
            label="新建分组"
            hideLabel
            placeholder="新建分组"
            autoComplete="off"
            value={typed}
            error={error}
            onChange={(event) => {
              setError(undefined);
              setTyped(event.target.value);
            }}
          />
        </div>
        <Button type="submit">移入新分组</Button>
      </form>
    </Dialog>
  );
}
