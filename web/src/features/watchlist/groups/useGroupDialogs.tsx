import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import type { WatchChange } from '../watchChange.ts';
import { findGroup, type WatchGroups } from '../watchlists.ts';
import { GroupNameDialog } from './GroupNameDialog.tsx';

interface Options {
  readonly groups: WatchGroups;
  readonly value: string;
  readonly onShow: (name: string) => void;
  readonly onChange: (change: WatchChange) => void;
}

interface GroupDialogs {
  readonly add: () => void;
  readonly rename: () => void;
  readonly remove: () => void;
  readonly windows: ReactNode;
}

/** The dialogs that name a group and confirm its deletion, and functions that open them. */
export function useGroupDialogs({ groups, value, onShow, onChange }: Options): GroupDialogs {
  const [open, setOpen] = useState<'add' | 'rename' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const held = findGroup(groups, value)?.items.length ?? 0;
  const heir = groups.find((group) => group.name !== value)?.name ?? '';

  function save(name: string) {
    onChange(open === 'add' ? { type: 'groupAdded', name } : { type: 'groupRenamed', name: value, to: name });
    onShow(name);
    close();
  }

  function remove() {
    onChange({ type: 'groupRemoved', name: value });
    onShow(heir);
    close();
  }

  return {
    add: () => setOpen('add'),
    rename: () => setOpen('rename'),
    remove: () => setOpen('remove'),
    windows: (
      <>
        <GroupNameDialog
          key={open}
          open={open === 'add' || open === 'rename'}
          own={open === 'rename' ? value : ''}
          groups={groups}
          onClose={close}
          onSave={save}
        />
        <Dialog
          open={open === 'remove'}
          onOpenChange={close}
          size="s"
          title={`删除分组“${value}”`}
          description={held === 0 ? '分组里没有内容。' : `其中 ${held} 项会移到“${heir}”，不会丢失。`}
          footer={
            <>
              <Button onClick={close}>取消</Button>
              <Button variant="danger" onClick={remove}>
                删除
              </Button>
            </>
          }
        />
      </>
    ),
  };
}
