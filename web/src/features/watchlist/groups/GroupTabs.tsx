import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '#ui/button/IconButton.tsx';
import { MoreIcon, PlusIcon } from '#ui/icon/icons.ts';
import { Menu } from '#ui/menu/Menu.tsx';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import { moveBy, moveOnto } from '../sorting/reorder.ts';
import { usePointerSort } from '../sorting/usePointerSort.ts';
import type { WatchChange } from '../watchChange.ts';
import type { WatchGroups } from '../watchlists.ts';
import styles from './GroupTabs.module.css';
import { useGroupDialogs } from './useGroupDialogs.tsx';

export interface GroupTabsProps {
  readonly groups: WatchGroups;
  /** Name of the shown group. */
  readonly value: string;
  /** What is held of a group is worth, for its tab; '' for nothing. */
  readonly worthOf?: (name: string) => string;
  readonly onShow: (name: string) => void;
  readonly onChange: (change: WatchChange) => void;
  readonly children: ReactNode;
}

/** Groups as tabs: add, rename, delete; reorder by dragging, with Alt and an arrow key, or from the menu. */
export function GroupTabs(props: GroupTabsProps) {
  const { groups, value, worthOf, onShow, onChange, children } = props;
  const dialogs = useGroupDialogs({ groups, value, onShow, onChange });
  const names = groups.map((group) => group.name);
  const order = (next: readonly string[]) => {
    if (next !== names) onChange({ type: 'groupsSorted', names: next });
  };
  const pointer = usePointerSort((name, onto) => order(moveOnto(names, name, onto)));

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : null;
    if (!event.altKey || step === null) return;
    event.preventDefault();
    event.stopPropagation();
    order(moveBy(names, value, step));
  }

  return (
    <div onKeyDownCapture={onKeyDown}>
      <Tabs
        label="自选分组"
        smallAside
        value={value}
        onChange={onShow}
        items={groups.map(({ name, items }) => ({
          key: name,
          label: (
            <span className={styles.name} data-sort-key={name} {...pointer}>
              {name}
              <span className={styles.count}>
                {items.length}
                {worthOf?.(name) && ` · ${worthOf(name)}`}
              </span>
            </span>
          ),
        }))}
        aside={
          <>
            <IconButton label="新建分组" icon={<PlusIcon />} onClick={dialogs.add} />
            <Menu
              align="end"
              trigger={(trigger) => <IconButton {...trigger} label="分组操作" icon={<MoreIcon />} />}
              groups={[
                {
                  key: 'group',
                  label: value,
                  items: [
                    { key: 'rename', label: '重命名', onSelect: dialogs.rename },
                    {
                      key: 'left',
                      label: '左移',
                      hint: 'Alt ←',
                      disabled: names[0] === value,
                      onSelect: () => order(moveBy(names, value, -1)),
                    },
                    {
                      key: 'right',
                      label: '右移',
                      hint: 'Alt →',
                      disabled: names.at(-1) === value,
                      onSelect: () => order(moveBy(names, value, 1)),
                    },
                    {
                      key: 'delete',
                      label: '删除分组',
                      danger: true,
                      disabled: names.length === 1,
                      onSelect: dialogs.remove,
                    },
                  ],
                },
              ]}
            />
          </>
        }
      >
        {children}
      </Tabs>
      {dialogs.windows}
    </div>
  );
}
